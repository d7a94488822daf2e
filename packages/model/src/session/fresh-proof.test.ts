import { expect, test } from 'vitest';
import { endpoints, entities } from '../catalog.ts';
import { isScopeOfKeys } from '../integration/open-to-keys.ts';
import type { Endpoint } from '../kit/endpoint.ts';
import { resource } from '../kit/resource.ts';
import { asksForProof } from './fresh-proof.ts';

const generic = entities.flatMap((entity) => Object.values<Endpoint | undefined>({ ...resource(entity) }));
const writes = [...endpoints, ...generic].filter((one) => one !== undefined).filter((one) => one.writes === true);
const calls = writes.flatMap((one) =>
  [one.permission, one.permissionToAdd].flatMap((permission) => (permission ? [{ endpoint: one, permission }] : [])),
);

const deciding = new Set(['audit', 'black', 'confirm', 'grant', 'open', 'review', 'select', 'settle']);
const looking = new Set(['view', 'export']);

/** A decision that somebody answers for with his name, or what people administer. */
function isAnsweredFor(code: string): boolean {
  const [menu = '', verb = ''] = code.split(/_(.*)/s);
  return deciding.has(verb) || !isScopeOfKeys(`${menu}_${looking.has(verb) ? 'view' : 'edit'}`);
}

/** What no key may do and what asks for no new proof all the same, by its permission. */
const reasons: Readonly<Record<string, string>> = {
  agencyLibrary_confirm: 'who is asked to run a procurement decides nothing of it',
  bidApply_audit: 'an application on the way to a project, which is confirmed itself',
  code_add: 'drafts of screens, downloaded as text',
  code_delete: 'drafts of screens, downloaded as text',
  code_edit: 'drafts of screens, downloaded as text',
  company_edit: 'how the unit is called and looks',
  demandManage_confirm: 'a demand on the way to a project, which is confirmed itself',
  deptCalculate_settle: 'figures of the estate, which a year is locked by',
  entry_review: 'a registration, many in a day',
  expertLibrary_audit: 'an expert in the library, of whom nothing follows before he is drawn',
  flow_delete: 'a drawing; of one that is bound its actions are not let go',
  flow_edit: 'a drawing, saved again and again while it is drawn; publishing and switching ask',
  hall_confirm: 'a bidder’s word about his own bid as it was read out',
  judgement_audit: 'what a score says after an appeal; what follows from it is only proposed',
  online_kick: 'ends a session, and lets nobody in',
  planManage_audit: 'a plan, of which nothing is bought before its project is confirmed',
  projectModify_audit: 'a change, which is asked for anew before it is published',
  project_select: 'a proposal, which another confirms',
  reserve_audit: 'a room for an hour',
  roomContract_review: 'what another asked for; no money moves by it',
  roomLease_review: 'what another asked for; no money moves by it',
  supplier_black: 'shuts somebody out, and is undone by the same right',
  turnoverSort_review: 'who takes part; the order is drawn in public',
};

const ofPeople = calls.filter(
  ({ permission }) => permission !== 'public' && permission !== 'signedIn' && isAnsweredFor(permission),
);

test('what no key may do asks for a new proof, or says why not', () => {
  const silent = ofPeople.filter(({ endpoint, permission }) => !asksForProof(endpoint, permission));
  const codes = [...new Set(silent.map(({ permission }) => permission))];
  expect(codes.toSorted()).toEqual(Object.keys(reasons).toSorted());
});

test.each([
  ['POST /api/integration/key/create', 'apiKey_add'],
  ['POST /api/blade-system/client/resetSecret', 'client_edit'],
  ['POST /api/blade-user/import-user', 'user_import'],
  ['POST /api/purchase/project/exceptionConfirm', 'project_confirm'],
  ['POST /api/bid-electronic/seal/opening/give', 'project_view'],
  ['POST /api/bid-electronic/seal/key/lose', 'signedIn'],
  ['POST /api/process/flow/delegation/save', 'signedIn'],
  ['POST /api/blade-report/report/rest/grant', 'reportlist_edit'],
  ['POST /api/purchase/deposit/restore', 'deposit_approve'],
  ['POST /api/eam/bizroomrent/waive', 'roomRent_edit'],
])('%s asks for a new proof', (route, permission) => {
  const found = calls.filter((call) => call.endpoint.route === route && call.permission === permission);
  expect(found.map((call) => asksForProof(call.endpoint, call.permission))).toEqual([true]);
});

const acts = entities.flatMap(({ name, lifecycle }) =>
  Object.entries(lifecycle?.actions ?? {}).map(([act, action]) => ({ act: `${name}.${act}`, ...action })),
);

/** Whether it posts to the ledger itself or by what it brings about. */
function movesMoney({ effects = [] }: (typeof acts)[number]): boolean {
  return effects.some(
    (effect) => effect.startsWith('ledgerPosting.') || acts.some((one) => one.act === effect && movesMoney(one)),
  );
}

test('whoever moves money by an action of a lifecycle is asked for a new proof', () => {
  const moving = acts.filter(movesMoney).filter(({ permission }) => permission !== undefined);
  expect(moving.length).toBeGreaterThan(10);
  const silent = moving.filter(({ permission = '' }) => !asksForProof({ writes: true }, permission));
  expect(silent.map(({ act, permission }) => `${act} ${permission}`)).toEqual([]);
});

test.each([
  ['the kinds of payment that a unit takes', 'payChannel_edit'],
  ['to approve that a contract is paid', 'contract_approve'],
  ['to say that a payment failed', 'contract_pay'],
  ['to approve an expert’s fee', 'expertFee_approve'],
  ['to say that a fee could not be paid', 'expertFee_pay'],
  ['to pay a withdrawal', 'payout_pay'],
])('%s asks for a new proof', (_what, permission) => {
  expect(asksForProof({ writes: true }, permission)).toBe(true);
});

test.each(['apiscope', 'datascope', 'identityProvider', 'client', 'role', 'webhook'])(
  'saving and removing of %s asks for a new proof',
  (menu) => {
    const codes = ['add', 'edit', 'delete'].map((verb) => `${menu}_${verb}`);
    const found = calls.filter(({ permission }) => codes.includes(permission));
    expect(new Set(found.map(({ permission }) => permission))).toEqual(new Set(codes));
    expect(found.filter(({ endpoint, permission }) => !asksForProof(endpoint, permission))).toEqual([]);
  },
);

test('what is daily work asks for none', () => {
  const daily = calls.filter(({ permission }) => ['planManage_edit', 'supplier_edit'].includes(permission));
  expect(daily.length).toBeGreaterThan(1);
  expect(daily.some(({ endpoint, permission }) => asksForProof(endpoint, permission))).toBe(false);
});
