# Comments and drawings at positions of finished games.

comment-none = This comment does not exist any more.
comment-title = Comments
comment-empty = No one has commented on this game yet.
comment-at = Step { $step }
comment-say = Comment on step { $step }
comment-draw = Draw on the board
comment-draw-about = Tap a place for a ring; drag from one place to another for an arrow.
comment-add = Add comment
comment-undraw = Undo drawing
comment-delete = Delete
