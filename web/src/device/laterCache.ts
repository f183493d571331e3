/** Where the page and its service worker keep what comes later. */
export interface Later {
  /** Of their content. */
  mark: string;
  /** Where, and how many bytes are sent. */
  files: [string, number][];
}

const NAME = "landbridge-later";

/** `scope`: where the site is; there may be others on the same host. */
export const cacheFor = ({ mark }: Later, scope: string): string => `${NAME} ${mark} ${scope}`;

/** Those of other versions of the same site. */
export const formerCaches = (names: readonly string[], later: Later, scope: string): string[] =>
  names.filter(
    (name) => name.startsWith(NAME) && name.endsWith(` ${scope}`) && name !== cacheFor(later, scope),
  );

/** The same file in every version: what belongs to Python lies in a folder with a hash. */
export const constant = (url: string, scope: string): string =>
  url.slice(scope.length).replace(/^python\/\w+\//, "");
