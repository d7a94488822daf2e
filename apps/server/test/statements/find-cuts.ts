import { lineOf, nodesIn, type Node, type SourceFile } from './source-files.ts';

/** Where rows end at a number that is written down, and whether whoever reads them is told (`cutAt`). */
export interface CutFile {
  readonly path: string;
  /** `line: limit 500`, of limits that no page moves on and no count is made of. */
  readonly limits: readonly string[];
  readonly told: number;
}

/** A number or a constant; an offset after it makes a page of it, and a bracket with a count's name a bounded count. */
const limit = /\blimit (\d+|\$\{[\w.]+(?: \+ 1)?\})(?!\s+offset)(?!\s*\)\s*\w*\))/g;
const counts = /count\(\*\)(::int)?( as total)? from \(\s*select[^]*\blimit \S+( \+ 1\})?\) \w/;

/** The files in which a statement of a screen ends at a number. */
export function findCuts(files: ReadonlyMap<string, SourceFile>): readonly CutFile[] {
  return [...files.values()].flatMap((file) => {
    const nodes = [...nodesIn(file.body)].map(([node]) => node);
    const limits = nodes.flatMap((node) => limitsIn(file, node));
    const told = nodes.filter((node) => (node.callee as Node | undefined)?.name === 'cutAt').length;
    return limits.length > 0 ? [{ path: file.path, limits, told }] : [];
  });
}

function limitsIn(file: SourceFile, node: Node): string[] {
  if (node.type !== 'TemplateLiteral' && !(node.type === 'Literal' && typeof node.value === 'string')) return [];
  const text = file.text.slice(node.start, node.end as number);
  if (counts.test(text)) return [];
  const found = [...text.matchAll(limit)].filter(([, most]) => most !== '1');
  return found.map(([words]) => `${lineOf(file, node)}: ${words}`);
}
