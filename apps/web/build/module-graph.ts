import type { Rolldown } from 'vite';

type Reading = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo' | 'parse' | 'resolve'>;

/** What each module loads with itself. */
export type ModuleGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** A module as it is written: what it needs of which module, and which of its own names are another's. */
interface Written {
  readonly needs: readonly Need[];
  readonly handedOn: ReadonlyMap<string, Need>;
  readonly handsOnAllOf: readonly string[];
}

interface Need {
  readonly id: string;
  /** `*`: all that it is. */
  readonly name: string;
}

const whole = '*';

/** Names that an index only hands on lead to where they are: it is the module there that is loaded, not the whole index. */
export async function readModuleGraph(reading: Reading): Promise<ModuleGraph> {
  const ids = [...reading.getModuleIds()];
  const modules = new Map(await Promise.all(ids.map(async (id) => [id, await readModule(id, reading)] as const)));
  return new Map(
    [...modules].map(([id, { needs }]) => [id, new Set(needs.flatMap((need) => placesOf(need, modules)))]),
  );
}

function placesOf({ id, name }: Need, modules: ReadonlyMap<string, Written>, asked = new Set<string>()): string[] {
  const module = modules.get(id);
  if (!module || asked.has(`${id} ${name}`)) return [];
  asked.add(`${id} ${name}`);
  if (name === whole)
    return [
      id,
      ...[...module.handedOn.values()].flatMap((need) => placesOf(need, modules, asked)),
      ...module.handsOnAllOf.flatMap((each) => placesOf({ id: each, name: whole }, modules, asked)),
    ];
  const handedOn = module.handedOn.get(name);
  if (handedOn) return [id, ...placesOf(handedOn, modules, asked)];
  return [id, ...module.handsOnAllOf.flatMap((each) => placesOf({ id: each, name }, modules, asked))];
}

async function readModule(id: string, reading: Reading): Promise<Written> {
  const info = reading.getModuleInfo(id);
  const { importedIds = [], code } = info ?? {};
  const asItIs = {
    needs: importedIds.map((each) => ({ id: each, name: whole })),
    handedOn: new Map(),
    handsOnAllOf: [],
  };
  if (!code || !/\.[cm]?[jt]sx?$/.test(id)) return asItIs;
  const body = reading.parse(code).body as readonly Statement[];
  const sources = [...new Set(body.flatMap(({ source }) => (source ? [source.value] : [])))];
  const found = await Promise.all(
    sources.map(async (source) => [source, (await reading.resolve(source, id))?.id ?? ''] as const),
  );
  const ids = new Map(found.filter(([, each]) => importedIds.includes(each)));
  // What is required, or resolved in a way of its own, is needed whole.
  const others = importedIds.filter((each) => ![...ids.values()].includes(each));
  const written = writtenIn(body, ids);
  return { ...written, needs: [...written.needs, ...others.map((each) => ({ id: each, name: whole }))] };
}

/** Of the parser's tree, what is looked at. */
interface Statement {
  readonly type: string;
  readonly source?: { readonly value: string } | null;
  readonly specifiers?: readonly Specifier[];
  readonly declaration?: { readonly type: string; readonly name?: string } | null;
}

interface Specifier {
  readonly type: string;
  readonly local: { readonly name?: string; readonly value?: string };
  readonly imported?: { readonly name?: string; readonly value?: string };
  readonly exported?: { readonly name?: string; readonly value?: string };
}

function writtenIn(body: readonly Statement[], ids: ReadonlyMap<string, string>): Written {
  const from = body.flatMap(({ type, source, specifiers = [] }) => {
    const id = source && ids.get(source.value);
    return id ? [{ type, id, specifiers }] : [];
  });
  const imports = from.filter(({ type }) => type === 'ImportDeclaration');
  const imported = new Map(
    imports.flatMap(({ id, specifiers }) =>
      specifiers.map((each) => [nameOf(each.local), { id, name: importedName(each) }]),
    ),
  );
  const forTheirEffect = imports
    .filter(({ specifiers }) => specifiers.length === 0)
    .map(({ id }) => ({ id, name: whole }));
  const handedOn = from
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ id, specifiers }) =>
      specifiers.map((each) => [nameOf(each.exported), { id, name: nameOf(each.local) }] as const),
    );
  const handedOnLater = body.flatMap(exportedNames).flatMap(({ exported, local }) => {
    const need = imported.get(local);
    return need ? [[exported, need] as const] : [];
  });
  return {
    needs: [...forTheirEffect, ...imported.values()],
    handedOn: new Map([...handedOn, ...handedOnLater]),
    handsOnAllOf: from.filter(({ type }) => type === 'ExportAllDeclaration').map(({ id }) => id),
  };
}

/** Under which names a statement gives out what the module itself has by a name. */
function exportedNames({
  type,
  source,
  specifiers = [],
  declaration,
}: Statement): { exported: string; local: string }[] {
  if (source) return [];
  if (type === 'ExportDefaultDeclaration') return [{ exported: 'default', local: declaration?.name ?? '' }];
  if (type !== 'ExportNamedDeclaration') return [];
  return specifiers.map((each) => ({ exported: nameOf(each.exported), local: nameOf(each.local) }));
}

function importedName({ type, imported }: Specifier): string {
  if (type === 'ImportNamespaceSpecifier') return whole;
  return type === 'ImportDefaultSpecifier' ? 'default' : nameOf(imported);
}

function nameOf(identifier: Specifier['local'] | undefined): string {
  return identifier?.name ?? identifier?.value ?? '';
}
