/** Something to be ticked; where it helps, with a word of explanation. */

interface CheckEntryProps {
  label: string;
  about?: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

export function CheckEntry({ label, about, checked, onChange }: CheckEntryProps) {
  return (
    <label class="entry check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>
        {label}
        {about && <small>{about}</small>}
      </span>
    </label>
  );
}
