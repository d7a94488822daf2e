/**
 * Chinese documents often name their fonts by old encodings without carrying them: these tables say which character is
 * meant. They are fetched when a document asks for one.
 */
const tables = import.meta.glob<string>(
  [
    '../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);

/** File name → where it lies. */
export const addresses = new Map(Object.entries(tables).map(([path, address]) => [path.replace(/^.*\//, ''), address]));
