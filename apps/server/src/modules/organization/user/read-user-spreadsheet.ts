import { accountFault, isEmail, phoneFault, type MessageCode, type TextParameters } from '@zhaocai/model';
import { z } from 'zod';
import {
  readSpreadsheet,
  spreadsheetFault,
  type SpreadsheetFault,
  type WrongRow,
} from '../../../platform/excel/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { usersBeyond } from './grantable-roles.ts';
import { knownAccounts, type KnownAccount } from './known-accounts.ts';
import { directoryOf, lookUp, type Directory, type NamedThings } from './named-things.ts';
import { exampleUser, userSpreadsheet } from './user-spreadsheet.ts';

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
  /** Rows with data. */
  readonly rows: number;
  readonly letters: Readonly<Record<string, string>>;
  readonly ignored: readonly string[];
}

interface Context {
  readonly ctx: Ctx;
  readonly isCovered: boolean;
  readonly directory: Directory;
  readonly known: ReadonlyMap<string, KnownAccount>;
  readonly beyond: ReadonlyMap<string, string>;
  /** In which row each account stood first. */
  readonly seen: Map<string, number>;
}

/** The people of a spreadsheet, each judged against the tenant; and everything that is wrong, row by row. */
export async function readUserSpreadsheet(
  ctx: Ctx,
  bytes: Buffer,
  { isCovered }: { readonly isCovered: boolean },
): Promise<UserReading> {
  const reading = await readSpreadsheet(bytes, userSpreadsheet);
  const { faults, wrong, letters, ignored } = reading;
  const lines = reading.rows.map(({ rowNumber, values }) => ({ rowNumber, line: spreadsheetRow.parse(values) }));
  const known = await knownAccounts(ctx, [
    ...lines.map(({ line }) => line.account),
    ...wrong.flatMap(({ values }) => accountIn(values) ?? []),
  ]);
  const directory = await directoryOf(ctx);
  const beyond = await usersBeyond(
    ctx,
    [...known.values()].map(({ id }) => id),
  );
  const context: Context = { ctx, isCovered, directory, known, beyond, seen: new Map() };
  const judged = [...lines, ...wrong.map(lineOfWrong)].toSorted((left, right) => left.rowNumber - right.rowNumber);
  const read = judged.map((one) => readLine(context, one));
  return {
    users: read.flatMap(({ user }) => user ?? []),
    faults: [...faults, ...read.flatMap((one) => one.faults)],
    rows: judged.length,
    letters,
    ignored,
  };
}

interface JudgedLine {
  readonly rowNumber: number;
  readonly line: SpreadsheetLine;
  /** Columns that are at fault already: the row is judged further, and nobody comes of it. */
  readonly wrong?: readonly string[];
}

/** What can be read of a row with a wrong cell, so that all its faults are told at once. */
function lineOfWrong({ rowNumber, values, columns }: WrongRow): JudgedLine {
  const readable = Object.entries(values).filter(([name]) => !columns.includes(name));
  const parsed = spreadsheetRow.safeParse({ account: '', name: '', ...Object.fromEntries(readable) });
  const line = parsed.success ? parsed.data : spreadsheetRow.parse({ account: '', name: '' });
  return { rowNumber, line, wrong: columns };
}

function accountIn({ account }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof account === 'string' ? account : undefined;
}

function readLine(context: Context, { rowNumber, line, wrong }: JudgedLine) {
  const existing = context.known.get(line.account.toLowerCase());
  const faults: SpreadsheetFault[] = [];
  const fault = (column: Column, code: MessageCode, parameters: TextParameters = {}) => {
    const value = String(line[column] ?? '');
    const { label } = userSpreadsheet[column];
    if (!wrong?.includes(column))
      faults.push(spreadsheetFault(code, { row: rowNumber, column, label, value, parameters }));
  };
  const accountRefusal = faultOfAccount(context, { rowNumber, line, existing });
  if (accountRefusal) fault('account', accountRefusal.code, { account: line.account, ...accountRefusal.parameters });
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
  const [deptIds, postIds, roleIds] = [idsOf('deptName', depts), idsOf('postName', posts), idsOf('roleName', roles)];
  const user: ImportedUser = { ...person, existing, deptIds, postIds, roleIds };
  return { user: wrong ? undefined : user, faults };
}

type Column = keyof typeof userSpreadsheet;

interface AccountRefusal {
  readonly code: MessageCode;
  readonly parameters?: TextParameters;
}

interface JudgedAccount {
  readonly rowNumber: number;
  readonly line: SpreadsheetLine;
  readonly existing: KnownAccount | undefined;
}

function faultOfAccount(
  { ctx, isCovered, beyond, seen }: Context,
  { rowNumber, line, existing }: JudgedAccount,
): AccountRefusal | undefined {
  const { account } = line;
  if (account === '') return undefined;
  const first = seen.get(account.toLowerCase());
  if (first !== undefined) return { code: 'organization.importTwice', parameters: { row: first } };
  seen.set(account.toLowerCase(), rowNumber);
  if (isExample(line)) return { code: 'organization.importExample' };
  if (!existing) {
    const form = accountFault(account);
    return form && { code: form };
  }
  if (existing.account !== account)
    return { code: 'organization.accountLike', parameters: { taken: existing.account } };
  if (!isCovered || !existing.isVisible) return { code: 'organization.accountTaken' };
  if (existing.id === ctx.user.userId && existing.tenantId === ctx.user.tenantId)
    return { code: 'organization.importOwn' };
  return beyond.has(existing.id) ? { code: 'organization.userBeyond' } : undefined;
}

/** The template as it was downloaded makes nobody. */
function isExample(line: SpreadsheetLine): boolean {
  return line.account === exampleUser.account && line.phone === exampleUser.phone;
}

const named = { unknown: 'organization.importUnknown', ambiguous: 'organization.importAmbiguous' } as const;
const lookupFaults = {
  deptName: { ...named, beyond: 'organization.deptBeyond' },
  postName: { ...named, beyond: 'organization.importUnknown' },
  roleName: { ...named, beyond: 'organization.roleBeyond' },
} as const;
