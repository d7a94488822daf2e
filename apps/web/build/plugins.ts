import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Where a dependency does not survive being hidden and shown again (React's Activity), or does the same work for every
 * row in every frame, and what cures it.
 */
const cures = [
  {
    // Copies the panel's handle before React has restored it: a page whose dialog was open crashes on return.
    file: /@rc-component[\\/]dialog[\\/](?:es|lib)[\\/]Dialog[\\/]Content[\\/]index\.js/,
    changes: [['...panelRef.current,', 'focus: () => panelRef.current?.focus(),']],
  },
  {
    // Takes being hidden for being removed: drawn again meanwhile, an open dialog forgets what was typed into it.
    file: /@rc-component[\\/]motion[\\/](?:es|lib)[\\/]hooks[\\/]useStatus\.js/,
    changes: [['mountedRef.current = false;', '']],
  },
  {
    // A new style for every row in every frame: while a table scrolls, each row in sight is drawn again.
    file: /@rc-component[\\/]virtual-list[\\/](?:es|lib)[\\/]hooks[\\/]useChildren\.js/,
    changes: [
      [
        'return list.slice(',
        'const style = React.useMemo(() => ({ width: scrollWidth }), [scrollWidth]);\n  return list.slice(',
      ],
      ['style: {\n        width: scrollWidth\n      }', 'style'],
    ],
  },
  {
    // And a new ref, to the same effect.
    file: /@rc-component[\\/]virtual-list[\\/](?:es|lib)[\\/]Item\.js/,
    changes: [
      ['const refFunc', 'const latest = React.useRef(setRef);\n  latest.current = setRef;\n  const refFunc'],
      ['setRef(node);\n  }, [setRef]);', 'latest.current(node);\n  }, []);'],
    ],
  },
] as const;

/** Takes the cures while bundling. The build fails when a text to replace is gone, so that an upgrade is noticed. */
export function cureDependencies(): Plugin {
  return {
    name: 'cure-dependencies',
    transform: {
      filter: { id: cures.map(({ file }) => file) },
      handler(code, id) {
        const found = cures.find(({ file }) => file.test(id));
        return found && { code: found.changes.reduce((text, change) => changed(text, change, id), code), map: null };
      },
    },
  };
}

function changed(code: string, [text, cure]: readonly [string, string], id: string): string {
  if (!code.includes(text)) throw new Error(`${id} changed: look at cureDependencies again`);
  return code.replace(text, () => cure);
}

const brotli = promisify(brotliCompress);

/** Beyond it a file is an engine of its own, loaded by few: the best quality would hold the build up for a percent. */
const largestAtBest = 400_000;

/**
 * The server hands out `.br` and `.gz` files where they lie beside the plain ones: compressed once, when built, and
 * well. Browsers read the first, smaller by an eighth, over https and on the machine itself.
 */
export function writeCompressed(): Plugin {
  return {
    name: 'write-compressed',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
      await Promise.all(
        names.filter((name) => /\.(?:js|css|html|svg)$/.test(name)).map((name) => compress(join(dir, name))),
      );
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = readFileSync(path);
  const quality = bytes.length > largestAtBest ? 9 : 11;
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(`${path}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
}

/** A module that judges by a schema in the browser too, in the flow designer's chunk. */
const judging = /[\\/]model[\\/]src[\\/]workflow[\\/]flow-examine\.ts$/;

/** Elsewhere the browser uses an endpoint's route and types, never its schemas: they are not made (decisions/0008). */
export function leaveSchemasOut(): Plugin {
  return {
    name: 'leave-schemas-out',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^zod$/ },
      handler(_, importer) {
        if (!importer || !/[\\/]model[\\/]src[\\/]/.test(importer) || judging.test(importer)) return undefined;
        return join(import.meta.dirname, 'absent-zod.ts');
      },
    },
  };
}

/** Who has to act on a state, and who is told of it, is the server's alone: lifecycles come without it. */
export function leaveDutiesOut(): Plugin {
  return {
    name: 'leave-duties-out',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]model[\\/]src[\\/](?!kit[\\/]).*\.ts$/, code: /\blifecycle\(/ },
      handler(code) {
        const ranges = valuesOf(this.parse(code), 'lifecycle', ['duties', 'told']).toSorted(
          (left, right) => right[0] - left[0],
        );
        return {
          code: ranges.reduce((text, [from, to]) => `${text.slice(0, from)}{}${text.slice(to)}`, code),
          map: null,
        };
      },
    },
  };
}

/** A node of the parser's tree, as far as it is looked at. */
interface ParsedNode {
  readonly type?: string;
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly { readonly properties?: readonly ParsedNode[] }[];
  readonly key?: { readonly name?: string };
  readonly value?: { readonly start: number; readonly end: number };
}

/** Where the values of these properties stand, in what a function of this name is called with. */
function valuesOf(node: unknown, called: string, names: readonly string[]): (readonly [number, number])[] {
  if (Array.isArray(node)) return node.flatMap((one) => valuesOf(one, called, names));
  if (typeof node !== 'object' || node === null) return [];
  const { type, callee, arguments: given = [] } = node as ParsedNode;
  if (type !== 'CallExpression' || callee?.name !== called) return valuesOf(Object.values(node), called, names);
  return given
    .flatMap(({ properties = [] }) => properties)
    .flatMap(({ key, value }) => (value && names.includes(key?.name ?? '') ? [[value.start, value.end] as const] : []));
}

/** What antd's table brings for filters in its header, a tree and a menu among them: our lists search above the table. */
export function leaveFiltersOut(): Plugin {
  return {
    name: 'leave-filters-out',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /FilterDropdown$/ },
      handler(_, importer) {
        if (!importer || !/antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter[\\/]index\.js$/.test(importer))
          return undefined;
        return join(import.meta.dirname, 'absent-filters.ts');
      },
    },
  };
}
