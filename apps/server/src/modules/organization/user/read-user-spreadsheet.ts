import { isEmail, phoneFault, type MessageCode, type TextParameters } from '@zhaocai/model';
import { z } from 'zod';
import { readSpreadsheet, spreadsheetFault, type SpreadsheetFault } from '../../../platform/excel/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { usersBeyond } from './grantable-roles.ts';
import { knownAccounts, type KnownAccount } from './known-accounts.ts';
import { directoryOf, lookUp, type Directory, type NamedThings } from './named-things.ts';
import { userSpreadsheet } from './user-spreadsheet.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value || null);

/** A row as the spreadsheet's fields have judged it. */
const spreadsheetRow = z.object({
  account: z.string(),
  name: z.string(),
  realName: text,
  code: text,
  phone: text,
  email: text,
  sex: z
    .number()
    .nullish()
    .transform((value) => value ?? null),
  deptName: text,
  postName: text,
  roleName: text,
});
type SpreadsheetLine = z.infer<typeof spreadsheetRow>;

/** A person to be added, or changed where his account exists; null leaves what there is. */
export interface ImportedUser extends Omit<SpreadsheetLine, 'deptName' | 'postName' | 'roleName'> {
  readonly existing: KnownAccount | undefined;
  readonly deptIds: readonly string[] | null;
  readonly postIds: readonly string[] | null;
  readonly roleIds: readonly string[] | null;
}

export interface UserReading {
  readonly users: readonly ImportedUser[];
  readonly faults: readonly SpreadsheetFault[];
}

interface Context {
  readonly ctx: Ctx;
  readonly isCovered: boolean;
  readonly directory: Directory;
  readonly known: ReadonlyMap<string, KnownAccount>;
  readonly beyond: ReadonlyMap<string, string>;
  readonly seen: Set<string>;
}

/** The people of a spreadsheet, each judged against the tenant; and everything that is wrong, row by row. */
export async function readUserSpreadsheet(
  ctx: Ctx,
  bytes: Buffer,
  { isCovered }: { readonly isCovered: boolean },
): Promise<UserReading> {
  const { rows, faults } = await readSpreadsheet(bytes, userSpreadsheet);
  const lines = rows.map(({ rowNumber, values }) => ({ rowNumber, line: spreadsheetRow.parse(values) }));
  const known = await knownAccounts(
    ctx,
    lines.map(({ line }) => line.account),
  );
  const directory = await directoryOf(ctx);
  const beyond = await usersBeyond(
    ctx,
    [...known.values()].map(({ id }) => id),
  );
  const context: Context = { ctx, isCovered, directory, known, beyond, seen: new Set() };
  const read = lines.map(({ rowNumber, line }) => readLine(context, rowNumber, line));
  return { users: read.map(({ user }) => user), faults: [...faults, ...read.flatMap((one) => one.faults)] };
}

function readLine(context: Context, rowNumber: number, line: SpreadsheetLine) {
  const existing = context.known.get(line.account);
  const faults: SpreadsheetFault[] = [];
  const fault = (column: keyof typeof userSpreadsheet, code: MessageCode, parameters: TextParameters = {}) =>
    void faults.push(
      spreadsheetFault(code, { row: rowNumber, column, label: userSpreadsheet[column].label, parameters }),
    );
  const accountFault = faultOfAccount(context, line.account, existing);
  if (accountFault) fault('account', accountFault, { account: line.account });
  context.seen.add(line.account);
  const phone = line.phone === null ? undefined : phoneFault(line.phone);
  if (phone) fault('phone', phone);
  if (line.email !== null && !isEmail(line.email)) fault('email', 'organization.emailForm');
  const idsOf = (column: 'deptName' | 'postName' | 'roleName', things: NamedThings) => {
    const found = lookUp(things, line[column]);
    if (found && 'fault' in found)
      fault(column, lookupFaults[column][found.fault], { name: found.name, role: found.name });
    return found && 'ids' in found ? found.ids : null;
  };
  const { deptName: _dept, postName: _post, roleName: _role, ...person } = line;
  const { depts, posts, roles } = context.directory;
  const user: ImportedUser = {
    ...person,
    existing,
    deptIds: idsOf('deptName', depts),
    postIds: idsOf('postName', posts),
    roleIds: idsOf('roleName', roles),
  };
  return { user, faults };
}

function faultOfAccount(
  { ctx, isCovered, beyond, seen }: Context,
  account: string,
  existing: KnownAccount | undefined,
): MessageCode | undefined {
  if (seen.has(account)) return 'organization.importTwice';
  if (!existing) return undefined;
  if (!isCovered || !existing.isVisible) return 'organization.accountTaken';
  if (existing.id === ctx.user.userId && existing.tenantId === ctx.user.tenantId) return 'organization.importOwn';
  return beyond.has(existing.id) ? 'organization.userBeyond' : undefined;
}

const named = { unknown: 'organization.importUnknown', ambiguous: 'organization.importAmbiguous' } as const;
const lookupFaults = {
  deptName: { ...named, beyond: 'organization.deptBeyond' },
  postName: { ...named, beyond: 'organization.importUnknown' },
  roleName: { ...named, beyond: 'organization.roleBeyond' },
} as const;
