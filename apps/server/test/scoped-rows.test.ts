import { columnOf, type Endpoint, type Entity } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plausibleInput } from './isolation/plausible-input.ts';
import { allEntities, idPlaces, missingId, mounted, setStage, victim, type Stage } from './isolation/stage.ts';
import { linesOf } from './workbook.ts';
import { shown } from './isolation/shown-rows.ts';

// Driven by the catalog: a colleague whose roles say «own rows» of every resource, and who made none, is asked for what
// every read answers. Every row of his tenant carries a mark in its name, by which it is found under whatever call.

const markOf = ({ name }: Entity) => `他人之${name}之`;

/** Entities of which no data scope speaks, with the reason. Nothing else may be here. */
const settings = 'how the tenant works: whoever may see it at all sees it as it is';
const withProject = 'goes with its project, in whose scope it is';
const sealed = 'sealed or opened with its package, by rules of its own';
const ofParty = 'whoever takes part in a run sees it, by rules of its own';
const money = 'money of the whole unit: a part of a ledger proves nothing';
const trail = 'what was done, for those who look after the system';
const unscoped: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'agencyFeeTier',
      'apiKey',
      'apiScope',
      'archiveItem',
      'client',
      'codeEntry',
      'dataScope',
      'dataSource',
      'dict',
      'dictBiz',
      'identityProvider',
      'labourTaxBand',
      'lawRule',
      'menu',
      'noticeRule',
      'oss',
      'param',
      'projectType',
      'purchaseItem',
      'purchaseRule',
      'purchaseUser',
      'region',
      'role',
      'signCertificate',
      'sms',
      'bidNode',
      'taskTemplate',
      'team',
      'tenant',
      'tenantTemplate',
      'topMenu',
      'typeMethod',
      'webhook',
      'workCalendar',
    ].map((name) => [name, settings]),
  ),
  ...Object.fromEntries(
    [
      'package',
      'packageItem',
      'projectStage',
      'projectTask',
      'projectException',
      'documentConfirm',
      'entry',
      'entryMember',
      'documentTaking',
      'invitation',
      'invitationDraw',
      'sourceObjection',
      'committee',
      'committeeMember',
      'contract',
      'contractLine',
      'contractTerm',
      'contractAcceptance',
      'contractAcceptanceLine',
      'contractAcceptor',
      'contractInvoice',
      'contractPayment',
      'projectCost',
      'projectCostDetail',
      'costIn',
      'costOut',
      'contractFile',
      'evaluationStandard',
      'packageEvaluation',
      'scoreSheet',
      'bidQuestion',
      'bidSignal',
      'evaluationReport',
      'reportSignature',
      'scoreMark',
    ].map((name) => [name, withProject]),
  ),
  question: withProject,
  clarification: withProject,
  ...Object.fromEntries(
    [
      'hall',
      'hallNode',
      'attendance',
      'hallConfirmation',
      'hallObjection',
      'auction',
      'auctionBidder',
      'auctionBid',
      'quoteRound',
      'roundBidder',
      'roundBid',
      'roundLine',
    ].map((name) => [name, withProject]),
  ),
  ...Object.fromEntries(
    ['deposit', 'drawnExpert', 'invoice', 'objection', 'payOrder', 'relatedBidder'].map((name) => [name, withProject]),
  ),
  ...Object.fromEntries(
    [
      'bankReceipt',
      'ledgerAccount',
      'ledgerPosting',
      'ledgerEntry',
      'ledgerCheck',
      'payChannel',
      'payRecord',
      'payout',
    ].map((name) => [name, money]),
  ),
  supplierRelation: 'what binds two suppliers is known to the whole unit, by their names',
  quoteConfirmation: 'a supplier’s own word about his own quote, read by nobody but his people',
  demandAnswer: 'goes with the demand that it is about; its supplier reads it as a party',
  ...Object.fromEntries(
    ['packageKey', 'quote', 'quoteFile', 'openedQuote', 'quoteLine', 'quoteFileKey'].map((name) => [name, sealed]),
  ),
  ...Object.fromEntries(
    ['flowDefinition', 'flowInstance', 'flowTask', 'flowMessage', 'flowDelegation', 'leaveRequest'].map((name) => [
      name,
      ofParty,
    ]),
  ),
  ...Object.fromEntries(
    ['logUsual', 'logApi', 'logError', 'fileLog', 'smsLog', 'webhookDelivery'].map((name) => [name, trail]),
  ),
  walletAccount: 'where a supplier is paid: of the whole unit',
  attention: 'one’s own alone, whatever anybody’s scope',
  sealKey: 'one’s own alone; of colleagues the public half, whatever anybody’s scope',
  dept: 'the tree by which ranges are told: whoever is placed in it sees it',
  post: 'what people are placed in, as the departments are',
  formDefinition: 'granted to roles and units, by rules of its own',
  report: 'granted to roles; its rows obey the scope of what they count',
};

/** Commands that are not about the row as its keeper sees it, with the reason. */
const others: Readonly<Record<string, string>> = {
  'POST /api/blade-desk/notice/checkRead': 'what is addressed to somebody he marks as read',
};

const scoped = allEntities.filter(({ dataScoped }) => dataScoped !== false);

let stage: Stage;
const marked = new Set<string>();
beforeAll(async () => {
  stage = await setStage();
  for (const entity of scoped) if (await mark(entity)) marked.add(entity.name);
  await stage.app.asSuperuser(
    `delete from role_menu where tenant_id = $1 and role_id = 900
    and menu_id in (select id from menu where code = 'user_examine_data')`,
    [victim],
  );
  await range(2);
});
afterAll(() => stage.close());

/** The name of a row is what its search looks into first, else its first text. */
function nameOf({ fields, search = [] }: Entity): string | undefined {
  const names = [...search, ...Object.keys(fields)];
  return names.find((name) => ['text', 'longText'].includes(fields[name]?.kind ?? ''));
}

async function mark(entity: Entity): Promise<boolean> {
  const name = nameOf(entity);
  // Without a name it is found by its id.
  const named = name ? `${columnOf(entity.fields, name)} = '${markOf(entity)}' || id, ` : '';
  const sql = `update ${entity.table} set ${named} create_user = 1, create_dept = null where tenant_id = $1 and id <> 900`;
  return stage.app.asSuperuser(sql, [victim]).then(
    () => true,
    () => false,
  );
}

async function range(kind: 1 | 2): Promise<void> {
  await stage.app.asSuperuser(
    `update role_data_scope set scope_type = $2 where tenant_id = $1 and role_id = 900 and resource = '*'`,
    [victim, kind],
  );
  stage.app.app.platform.authenticator.forgetAll();
}

const reads = mounted.filter(({ writes, permission }) => !writes && permission !== 'public');

test('every entity has a data scope, or a reason to have none', () => {
  const bare = allEntities.filter(({ dataScoped }) => dataScoped === false).map(({ name }) => name);
  expect(bare.toSorted()).toEqual(Object.keys(unscoped).toSorted());
});

// So that what follows means something.
describe('who sees all rows', () => {
  const found = new Set<string>();
  beforeAll(() => range(1));
  afterAll(() => range(2));

  test.each(reads)('is answered by $route', async (endpoint) => {
    const answers = await answersOf(endpoint);
    expect(answers.length).toBeGreaterThan(0);
    for (const name of answers.flatMap(marksIn)) found.add(name);
  });

  test('is answered rows of every entity', () => {
    expect(scoped.filter(({ name }) => !marked.has(name)).map(({ name }) => name)).toEqual([]);
    expect([...marked].filter((name) => !found.has(name))).toEqual([]);
  });
});

describe('a colleague’s row is not answered', () => {
  test.each(reads.filter(({ route }) => !(route in shown)))('by $route', async (endpoint) => {
    expect(await foundBy(endpoint)).toEqual([]);
  });
});

/** The entities of which an answer has a row. */
async function foundBy(endpoint: Endpoint): Promise<string[]> {
  return [...new Set((await answersOf(endpoint)).flatMap(marksIn))];
}

function marksIn(text: string): string[] {
  return scoped
    .filter((entity) => text.includes(markOf(entity)) || text.includes(`"id":"${stage.idOf(victim, entity.name)}"`))
    .map(({ name }) => name);
}

async function answersOf(endpoint: Endpoint): Promise<string[]> {
  const sets = (await stage.setsOfVictim()).slice(0, 3);
  const inputs = new Map<string, Record<string, unknown>>();
  for (const rows of Object.keys(endpoint.ids ?? {}).length > 0 ? sets : sets.slice(0, 1)) {
    const plausible = plausibleInput(endpoint, allEntities, rows);
    for (const input of [{}, bare(endpoint, plausible), plausible]) inputs.set(JSON.stringify(input), input);
  }
  const answers = [];
  for (const input of inputs.values()) {
    const { body, rawPayload, headers } = await stage.askRaw(victim, { endpoint, route: endpoint.route }, input);
    const isSpreadsheet = headers['content-type']?.toString().includes('spreadsheet');
    answers.push(isSpreadsheet ? JSON.stringify(linesOf(rawPayload)) : body);
  }
  return answers;
}

/** Ids as they are, without the filters of a list, which would find nothing. */
function bare({ ids = {} }: Endpoint, input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([name]) => name in ids));
}

const commands = idPlaces.filter(
  ({ endpoint, path, of }) =>
    !(endpoint.route in others) &&
    endpoint.writes &&
    (path === 'id' || path === 'ids') &&
    scoped.some(({ name }) => name === of),
);

describe('a colleague’s row is not there for a command', () => {
  test.each(commands)('$route $path', async (place) => {
    const input = plausibleInput(place.endpoint, allEntities, stage.samplesOf(victim));
    const id = stage.idOf(victim, place.of);
    const ask = async (asked: string) => {
      const given = { ...input, [place.path]: Array.isArray(input[place.path]) ? [asked] : asked };
      return JSON.stringify(await stage.ask(victim, place, given))
        .replaceAll(asked, '(id)')
        .replaceAll(/示例\d+/g, '示例');
    };
    await stage.changedSince(victim);
    const missing = await ask(missingId);
    expect(await ask(id)).toBe(missing);
    expect(await stage.changedSince(victim)).toEqual([]);
  });
});
