/** The code of a recovery sheet: typos are noticed before it is sent (server/identity/sheet.py has the same). */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LETTERS = 26;
const CHECK = 2;
const PRIME = 1021;
const LINK_LETTERS = 24; // codes of links are not longer

const bare = (typed: string): string =>
  typed
    .replace(/[\s\-–_]+/g, "")
    .toUpperCase()
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");

/** Whether somebody who typed this meant the code of a sheet and made a mistake. */
export function mistyped(typed: string): boolean {
  const code = bare(typed);
  if (code.length <= LINK_LETTERS) return false;
  const digits = [...code].map((letter) => ALPHABET.indexOf(letter));
  if (code.length !== LETTERS + CHECK || digits.includes(-1)) return true;
  const left = digits.slice(0, LETTERS).reduce((sum, digit) => (sum * 32 + digit) % PRIME, 0);
  return digits[LETTERS]! * 32 + digits[LETTERS + 1]! !== left;
}
