# Ce que les gens envoient : fichiers, options, noms et messages, et ce qui dépasse la mesure.

entry-lines = Il y a plus de { $most } lignes.
entry-line = Cette ligne compte plus de { $most } caractères.
entry-word = Un mot ou un nombre compte ici plus de { $most } caractères.
entry-parts = Une clé compte ici plus de { $most } parties reliées par des points.
entry-keys = Il y a plus de { $most } clés.
entry-values = Les listes comptent en tout plus de { $most } éléments.
entry-number = Un nombre compte ici plus de { $most } chiffres.
entry-options = Il y a plus de { $most } options.
entry-option = L’option « { $name } » compte plus de { $most } caractères.
entry-more = { $count ->
    [1] Un autre problème n’est pas affiché.
   *[other] { $count } autres problèmes ne sont pas affichés.
}

entry-text-length = Il faut ici de 1 à { $most } caractères.
entry-text-sign = Le caractère { $place } ({ $code }) n’est pas admis ici : il est invisible, vide ou change le sens de lecture.
entry-text-marks = Le caractère { $place } est un accent sans lettre, ou un accent de trop.
entry-name-bot = « { $name } » ressemble au nom d’un robot. Choisis un autre nom.
entry-name-taken = À cette table, quelqu’un s’appelle « { $taken } », ce qui ressemble à ton nom. Choisis d’abord un autre nom.
entry-name-tag = « { $name } » se termine comme un nom suivi d’une marque, comme en ont deux personnes du même nom. Choisis une autre fin.
entry-chat-share = Tu as épuisé ta part de la discussion à cette table : { $most } messages.
entry-host = Ce serveur ne s’appelle pas « { $host } ».
