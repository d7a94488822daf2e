import { answerShape, endpoints, nameBeside, parseRoute, resource, type Endpoint, type Entity } from '@zhaocai/model';

/** What every tree says of its rows. */
const treeNames = ['key', 'value', 'title', 'hasChildren', 'children'] as const;

const known = new WeakMap<Entity, ReadonlySet<string>>();

/**
 * The names beside its fields that the entity's own reads tell of a row: `userCount` of a role, `deptName` beside `deptId`.
 * Taken from what these reads declare. A client that sends a row back whole sends them too.
 */
export function toldNames(entity: Entity): ReadonlySet<string> {
  const before = known.get(entity);
  if (before) return before;
  const told = new Set<string>(treeNames);
  if (entity.lifecycle) told.add('actions');
  for (const [name, field] of Object.entries(entity.fields))
    if (['ref', 'tree', 'dict'].includes(field.kind)) told.add(nameBeside(name));
  for (const read of readsOf(entity)) for (const name of rowNames(read)) told.add(name);
  known.set(entity, told);
  return told;
}

/** Its generic reads, and whatever stands beside them under its path. */
function readsOf(entity: Entity): Endpoint[] {
  const { page, list, detail } = resource(entity);
  const generic = [page, list, detail].flatMap((one) => (one ? [one as Endpoint] : []));
  const routes = new Set(generic.map(({ route }) => route));
  const own = (one: Endpoint) => routes.has(one.route) || parseRoute(one.route).path.startsWith(`${entity.path}/`);
  return endpoints.filter((one) => !one.writes && !one.raw && own(one));
}

/** What an answer says of each row: an object with an id, alone, in a list or on a page. */
function rowNames({ output }: Endpoint): string[] {
  const answer = answerShape(output);
  const rows = [answer, answer.members, answer.properties.get('records')?.below.members];
  return rows.flatMap((row) => (row?.properties.has('id') ? [...row.properties.keys()] : []));
}
