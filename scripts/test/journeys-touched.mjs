import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run-command.mjs';

const approving = ['apply-with-a-form', 'apply-with-a-form-alone', 'approve-a-leave', 'approve-a-result'];

/** Domain, as the folders of modules, features and model name it → the journeys that lead through it. */
export const journeysOf = {
  agency: ['entrust-an-agency', 'from-need-to-agency'],
  campus: [],
  clarification: ['ask-a-question'],
  objection: ['object-to-a-result'],
  contract: ['conclude-a-contract', 'pay-a-contract', 'sign-the-contract'],
  crm: [],
  expert: ['draw-experts', 'keep-experts'],
  desk: ['announce-to-tenants', 'export-what-is-shown', 'walk-every-page', 'working-place'],
  demand: ['from-need-to-agency', 'research-a-demand'],
  develop: [],
  dictionary: ['whole-job'],
  document: ['attach-and-preview', 'put-it-on-paper', 'sign-the-contract', 'write-from-a-template'],
  file: [
    'attach-and-preview',
    'keep-files',
    'open-strange-files',
    'quote-in-time',
    'sign-the-contract',
    'write-from-a-template',
  ],
  form: ['apply-with-a-form', 'apply-with-a-form-alone', 'design-a-form'],
  housing: [],
  integration: ['let-programs-in'],
  inbox: ['whole-job', 'working-place'],
  lease: [],
  evaluation: ['evaluate-a-tender'],
  performance: ['judge-a-performance'],
  evidence: ['evidence'],
  log: ['export-what-is-shown', 'keep-files'],
  organization: [
    'administer-people',
    'export-and-import-a-list',
    'export-what-is-shown',
    'keep-what-was-typed',
    'sign-in',
  ],
  permission: ['administer-people', 'working-place'],
  place: ['reserve-a-site'],
  borrowing: ['lend-papers'],
  team: ['lend-papers'],
  attention: ['lend-papers'],
  auction: ['bid-down-in-an-auction'],
  hall: ['open-in-the-hall'],
  negotiation: ['negotiate-in-rounds'],
  sealing: ['hold-a-key', 'seal-and-open-together'],
  budget: ['declare-a-budget', 'from-need-to-agency'],
  deposit: ['pay-and-refund-a-deposit', 'refund-a-deposit-late'],
  ledger: ['pay-an-order-twice', 'pay-and-refund-a-deposit', 'refund-a-deposit-late'],
  order: ['buy-the-documents', 'pay-an-order-twice'],
  plan: ['declare-a-budget', 'from-need-to-agency'],
  portal: ['first-load', 'read-the-portal'],
  procedure: ['configure-purchasing', 'plan-a-procurement', 'say-what-a-notice-must'],
  quota: [],
  record: ['evidence'],
  report: [],
  resource: ['export-what-is-shown', 'keep-files', 'open-strange-files'],
  scope: ['administer-people'],
  session: [
    'first-load',
    'keep-what-was-typed',
    'sign-in',
    'sign-in-elsewhere',
    'sign-in-with-a-passkey',
    'working-place',
  ],
  space: ['keep-the-estate'],
  system: ['sign-in', 'whole-job', 'working-place'],
  tenancy: ['sign-in', 'sign-in-elsewhere'],
  treasury: ['pay-an-expert'],
  tendering: [
    'accessibility',
    'approve-a-result',
    'ask-a-question',
    'attach-and-preview',
    'end-a-procurement',
    'run-an-open-tender',
    'buy-from-a-single-source',
    'evidence',
    'export-and-import-a-list',
    'export-what-is-shown',
    'keep-a-published-notice',
    'open-the-quotes',
    'pictures',
    'put-it-on-paper',
    'quote-in-time',
    'register-a-consortium',
    'say-what-a-notice-must',
    'select-the-winner',
    'sign-the-contract',
    'whole-job',
    'write-from-a-template',
  ],
  workflow: [...approving, 'design-an-approval', 'draw-a-flow'],
};

const ofDomain = /^(?:apps\/server\/src\/modules|apps\/web\/src\/features|packages\/model\/src)\/([a-z-]+)\//;
/** Tests, texts and pictures: no journey passes through them. */
const nowhere =
  /\.test\.tsx?$|\.md$|^(?:docs|bench|fuzz|test|scripts\/test|apps\/server\/test)\/|^scripts\/(?:test|check)\.mjs$/;

/**
 * The journeys that a change can touch: of its domain, or by the journey's own imports; all of them where it is
 * nobody's own (the shell, the kit, the platform, the start).
 *
 * @param {readonly string[]} files
 * @returns {string[]} spec files
 */
export function journeysTouched(files) {
  const specs = readdirSync(join(root, 'e2e'))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `e2e/${name}`);
  const touched = new Set(files.flatMap((file) => touchedBy(file, specs)));
  return specs.filter((spec) => touched.has(spec));
}

function touchedBy(file, specs) {
  const importing = specs.filter((spec) => importsOf(spec).has(file));
  if (nowhere.test(file)) return importing;
  // What no journey imports is read by their runner.
  if (file.startsWith('e2e/')) return importing.length > 0 ? importing : specs;
  const domain = ofDomain.exec(file)?.[1];
  return journeysOf[domain]?.map((name) => `e2e/${name}.spec.ts`).concat(importing) ?? specs;
}

/** A journey's file and what it imports, through the files of the journeys. */
function importsOf(path, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  if (!path.startsWith('e2e/')) return seen;
  for (const [, imported] of textOf(path).matchAll(/from '(\.[^']+)'/g))
    importsOf(join(dirname(path), imported).replaceAll('\\', '/'), seen);
  return seen;
}

/** A file that was removed is imported by nobody. */
function textOf(path) {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
