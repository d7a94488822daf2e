import {
  user,
  type EndpointInput,
  type EndpointOutput,
  type ImportCheck,
  type importUsers as endpoint,
  type importUsersCheck as checkEndpoint,
  type importUsersFaults as faultsEndpoint,
  type InitialPassword,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuseFaults, sentSpreadsheet } from '../../../platform/excel/index.ts';
import { holdTenant } from '../../../platform/rows/index.ts';
import { checkAnswer, faultSpreadsheet, type CheckedRun } from '../../../platform/crud/index.ts';
import { Refusal, type Ctx, type RawAnswer } from '../../../platform/http/index.ts';
import { forgetSessions } from '../../../platform/access/index.ts';
import { isVisiting, writeIn } from '../named-tenant.ts';
import { demandQuota } from './account-quota.ts';
import { keepAdministrator } from './keep-administrator.ts';
import { readUserSpreadsheet, type ImportedUser } from './read-user-spreadsheet.ts';
import { userSpreadsheet } from './user-spreadsheet.ts';
import { addImported, changeImported, type AddedUser } from './store-imported.ts';

type Imported = EndpointOutput<typeof endpoint>;

/**
 * People from an .xlsx: all rows, or none and a list of what is wrong. Nobody gets by the file what its sender could not
 * give him by hand: the roles are judged as a grant is, and whom he may not change, the file does not change either.
 */
export async function importUsers(ctx: Ctx, input: EndpointInput<typeof endpoint>): Promise<Imported> {
  const bytes = await sentSpreadsheet(ctx);
  return writeIn(ctx, { input, permission: 'tenantUser_add' }, (inner) =>
    keepAdministrator(inner, () => importAll(inner, bytes, input.isCovered === '1')),
  );
}

/** The same run and then back: what it would do, and everything that is wrong, by row and column. */
export async function checkUsers(ctx: Ctx, input: EndpointInput<typeof checkEndpoint>): Promise<ImportCheck> {
  return rehearse(ctx, input, (inner, run) => Promise.resolve(checkAnswer(userColumns, run, inner)));
}

/** All faults of a spreadsheet of people as one. */
export async function userFaults(ctx: Ctx, input: EndpointInput<typeof faultsEndpoint>): Promise<RawAnswer> {
  return rehearse(ctx, input, (inner, run) => faultSpreadsheet(inner, userColumns, run));
}

/** What the columns of the file are called in a list of faults. */
const userColumns = { label: user.label, fields: userSpreadsheet } as const;

async function rehearse<A>(
  ctx: Ctx,
  input: EndpointInput<typeof checkEndpoint>,
  answer: (inner: Ctx, run: CheckedRun) => Promise<A>,
): Promise<A> {
  const bytes = await sentSpreadsheet(ctx);
  return writeIn(ctx, { input, permission: 'tenantUser_add' }, async (inner) => {
    // As the import itself does, before the people's own rows.
    await holdTenant(inner);
    const reading = await readUserSpreadsheet(inner, bytes, { isCovered: input.isCovered === '1' });
    demandPermissions(inner, reading.users);
    const added = reading.users.filter(({ existing }) => existing === undefined).length;
    if (reading.faults.length === 0) await demandQuota(inner, added);
    const counts = { added, changed: reading.users.length - added, unchanged: 0 };
    return answer(inner, { ...reading, counts });
  });
}

async function importAll(ctx: Ctx, bytes: Buffer, isCovered: boolean): Promise<Imported> {
  const { users, faults, ignored } = await readUserSpreadsheet(ctx, bytes, { isCovered });
  if (faults.length > 0) refuseFaults(faults, ctx.language);
  demandPermissions(ctx, users);
  const isNew = (one: ImportedUser) => one.existing === undefined;
  const fresh = users.filter(isNew);
  const known = users.filter((one) => !isNew(one));
  await demandQuota(ctx, fresh.length);
  const added = await addImported(ctx, fresh);
  const changes = await changeImported(ctx, known);
  if (known.length > 0) await forgetSessions(ctx);
  const payload = { added: added.map(told), changed: changes };
  await recordEvidence(ctx, { stream: 'admin', action: 'user.import', subject: 'user', payload });
  return {
    added: added.length,
    changed: changes.length,
    passwords: added.map(passwordOf),
    ...(ignored.length > 0 && { ignored: [...ignored] }),
  };
}

/** A file that gives roles needs the right to assign them, one that changes people the right to change them. */
function demandPermissions(ctx: Ctx, users: readonly ImportedUser[]): void {
  if (isVisiting(ctx)) return;
  const { permissions } = ctx.user;
  const needed = [
    ...(users.some(({ roleIds }) => roleIds !== null) ? ['user_role'] : []),
    ...(users.some(({ existing }) => existing !== undefined) ? ['user_edit'] : []),
  ];
  if (needed.some((code) => !permissions.has(code))) throw new Refusal('platform.forbidden', {}, 403);
}

/** What the evidence keeps of a new account: everything but its password. */
function told({ id, user }: AddedUser) {
  const { existing: _existing, ...person } = user;
  return { id, ...person };
}

function passwordOf({ id, user, password }: AddedUser): InitialPassword {
  return { userId: id, account: user.account, name: user.name, password };
}
