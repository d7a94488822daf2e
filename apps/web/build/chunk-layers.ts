import type { Plugin, Rolldown } from 'vite';
import { readModuleGraph, type ModuleGraph } from './module-graph.ts';

/** What every page stands in, what every list is made of, what every form is: each comes in one file, with all it needs. */
const layers = [
  { name: 'shell', module: /[\\/]app[\\/]shell[\\/]shell\.tsx$/ },
  { name: 'lists', module: /[\\/]kit[\\/]resource-page[\\/]resource-page\.tsx$/ },
  { name: 'forms', module: /[\\/]kit[\\/]resource-form[\\/](?:form-dialog|draft-form)\.tsx$/ },
] as const;

/** Whoever signs in waits for this page alone: what it shares stays out of the shell. */
const signIn = /[\\/]app[\\/]login[\\/]login-page\.tsx$/;

/** Icons of menus are named by the server, so each could be loaded by itself: twenty for one menu. */
const icon = /[\\/]icons[\\/]es[\\/]icons[\\/]/;

/** What the bundler writes for libraries, and what stands in for the parts of them that are left out. */
const ofLibraries = /[\\/]node_modules[\\/]|[\\/]web[\\/]build[\\/]|^\0(?!virtual:references)/;

/**
 * In which file a module comes that several parts of the application share. Left to itself the bundler writes a file
 * for every set of parts that share something: a list took 130, most of them under a kilobyte, found level by level.
 *
 * A module of a layer needs only its own layer and those above it, so no two files wait for each other.
 */
export function chunkLayers(): { readonly plugin: Plugin; readonly layerOf: (id: string) => string | null } {
  let found: ReadonlyMap<string, string> = new Map();
  const plugin: Plugin = {
    name: 'chunk-layers',
    apply: 'build',
    async buildEnd() {
      const graph = await readModuleGraph(this);
      const modules = [...graph.keys()].map((id) => this.getModuleInfo(id)).filter((info) => info !== null);
      found = layersOf(graph, modules);
    },
    generateBundle(_, bundle) {
      refuseCircles(Object.values(bundle).filter((file) => file.type === 'chunk'));
    },
  };
  return { plugin, layerOf: (id) => found.get(id) ?? null };
}

function layersOf(graph: ModuleGraph, modules: readonly Rolldown.ModuleInfo[]): ReadonlyMap<string, string> {
  const atOnce = loadedWith(
    modules.filter(({ isEntry }) => isEntry).map(({ id }) => id),
    graph,
  );
  const byLayer = layers.map(({ name, module }) => {
    const first = modules.map(({ id }) => id).filter((id) => module.test(id));
    if (first.length === 0) throw new Error(`No module is ${module}: the layer ${name} would be empty`);
    return { name, needed: loadedWith(first, graph) };
  });
  const parts = [...new Set(modules.flatMap(({ dynamicallyImportedIds }) => dynamicallyImportedIds))];
  const signingIn = loadedWith(
    parts.filter((id) => signIn.test(id)),
    graph,
  );
  const icons = loadedWith(
    parts.filter((id) => icon.test(id)),
    graph,
  );
  const named = modules.map(({ id }) => [id, layerOf(id)] as const);
  return new Map(named.filter((pair): pair is [string, string] => pair[1] !== undefined));

  function layerOf(id: string): string | undefined {
    if (atOnce.has(id)) return undefined;
    const layer = byLayer.find(({ needed }) => needed.has(id))?.name;
    if (!layer) return icons.has(id) ? 'icons' : undefined;
    if (signingIn.has(id)) return 'sign-in';
    if (!ofLibraries.test(id)) return layer;
    return layer === 'forms' ? 'form-libraries' : 'libraries';
  }
}

/** These modules and all that they load, and that loads, at once. */
function loadedWith(ids: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(ids);
  for (const each of found) for (const needed of graph.get(each) ?? []) found.add(needed);
  return found;
}

/** Two files that import each other run before what they need is there; which is seen in a browser only. */
function refuseCircles(chunks: readonly Rolldown.OutputChunk[]): void {
  const imports: ModuleGraph = new Map(chunks.map(({ fileName, imports: needed }) => [fileName, new Set(needed)]));
  const circle = chunks.find(({ fileName, imports: needed }) => loadedWith(needed, imports).has(fileName));
  if (circle) throw new Error(`${circle.fileName} needs itself by way of ${circle.imports.join(', ')}`);
}
