import { grantKind } from '@zhaocai/model';

/** The roles of one tenant, by their ids and by the aliases that they have in every tenant. */
export interface RoleNames {
  readonly aliasOf: ReadonlyMap<string, string>;
  readonly idOf: ReadonlyMap<string, string>;
  /** The role by which a person is replaced where the drawing goes to another tenant. */
  readonly aliasOfPerson: ReadonlyMap<string, string>;
}

type Data = Record<string, unknown>;

const administrator = 'admin';
const { role, person, fundingDept } = grantKind.code;

/** A drawing without the ids of its tenant: roles by their aliases, persons by their roles, nobody who gets copies. */
export function nameRoles(nodeJson: string, names: RoleNames): string {
  return withData(nodeJson, (data) => {
    const { grantUser, grantUserStr: _shown, grantRole, grantDept: _dept, extension, ...kept } = data;
    const kind = Number(data.grantType);
    const isOfPeople = kind === person && idsOf(grantUser).length > 0;
    const aliases = isOfPeople
      ? idsOf(grantUser).map((id) => names.aliasOfPerson.get(id) ?? administrator)
      : idsOf(grantRole).map((id) => names.aliasOf.get(id) ?? administrator);
    const isPlaced = isOfPeople || kind === fundingDept;
    const granted = kind === fundingDept && aliases.length === 0 ? [administrator] : [...new Set(aliases)];
    return {
      ...kept,
      ...(isPlaced && { grantType: String(role) }),
      ...(granted.length > 0 && { grantRole: granted.join(',') }),
      ...(isRecord(extension) && { extension: extensionWithoutPeople(extension) }),
    };
  });
}

/** The same drawing for another tenant; a role that it does not have is its administrator's. */
export function placeRoles(nodeJson: string, names: RoleNames): string {
  return withData(nodeJson, (data) => {
    const ids = idsOf(data.grantRole).map((alias) => names.idOf.get(alias) ?? names.idOf.get(administrator) ?? '');
    return { ...data, ...(ids.length > 0 && { grantRole: [...new Set(ids)].join(',') }) };
  });
}

function extensionWithoutPeople({ ccUsers: _copies, deadline, ...kept }: Data): Data {
  if (!isRecord(deadline)) return kept;
  const { transferTo: _person, onOver, ...rest } = deadline;
  return { ...kept, deadline: { ...rest, onOver: onOver === 'transfer' ? 'administrator' : onOver } };
}

function withData(nodeJson: string, change: (data: Data) => Data): string {
  const drawing: unknown = JSON.parse(nodeJson);
  if (!isRecord(drawing) || !Array.isArray(drawing.cells)) return nodeJson;
  const cells = drawing.cells.map((cell: unknown) =>
    isRecord(cell) && isRecord(cell.data) ? { ...cell, data: change(cell.data) } : cell,
  );
  return JSON.stringify({ ...drawing, cells });
}

function idsOf(list: unknown): string[] {
  return typeof list === 'string'
    ? list
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean)
    : [];
}

function isRecord(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
