import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entryLifecycle, packageLifecycle, projectLifecycle } from '@zhaocai/model';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import { aTender } from '../../../../test/open-tender-steps.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import * as out from '../../../../test/way-out-steps.ts';

// Every stage that a project can stand in, with every state that its packages can have there: somebody can go on, the
// page says who and how, and somebody can end it. Done, not only declared.

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

interface Standing {
  readonly name: string;
  /** The lifecycle's names of the stage and of its packages' states. */
  readonly stage: keyof typeof projectLifecycle.code;
  readonly packages: readonly (keyof typeof packageLifecycle.code)[];
  /** What the page says is next. */
  readonly next: readonly string[];
  arrange(): Promise<string>;
}

const half = { budget: '270000.00', items: [{ name: '床', unit: '张', quantity: '100' }] };
const twoPackages = [steps.aPackage(half), steps.aPackage({ ...half, packageNo: 2, packageName: '柜' })];

async function atDraft(): Promise<steps.Draft> {
  app.clock.setTo(steps.publicationDay);
  return steps.savedProject(app);
}

/** Three quotes for the first package, one for the second: opened, the second has failed. */
async function halfOpened(): Promise<string> {
  const projectId = await steps.publishedProject(app, { packages: twoPackages });
  for (const account of steps.suppliers) {
    steps.dataOf(await steps.register(app, account, projectId));
    const packages = account === 'supplier1' ? 2 : 1;
    steps.dataOf(await steps.quote(app, account, { projectId, price: '900', packages }));
  }
  app.clock.setTo(steps.deadline);
  steps.dataOf(await steps.open(app, projectId));
  return projectId;
}

const standings: readonly Standing[] = [
  {
    name: 'returned to its handler',
    stage: 'initiated',
    packages: ['draft'],
    next: ['submit'],
    arrange: async () => {
      const submitted = steps.dataOf<steps.Draft>(
        await app.as('buyer').post('/purchase/project/submitTask', await atDraft()),
      );
      const no = { ...submitted, agree: false, reason: '预算有误' };
      return steps.dataOf<steps.Draft>(await app.as('manager').post('/purchase/project/projectConfirm', no)).id;
    },
  },
  {
    name: 'handed to the manager',
    stage: 'toConfirm',
    packages: ['draft'],
    next: ['approve'],
    arrange: async () =>
      steps.dataOf<steps.Draft>(await app.as('buyer').post('/purchase/project/submitTask', await atDraft())).id,
  },
  {
    name: 'whose documents are to be drafted',
    stage: 'drafting',
    packages: ['draft'],
    next: ['handInDocuments'],
    arrange: async () => {
      app.clock.setTo(steps.publicationDay);
      return (await steps.confirmedProject(app, aTender)).id;
    },
  },
  {
    name: 'that is suspended while suppliers quote',
    stage: 'suspended',
    packages: ['open'],
    next: ['resume'],
    arrange: async () => {
      const id = await steps.publishedProject(app);
      await out.agreedOn(app, id, 'suspend');
      return id;
    },
  },
  {
    name: 'confirmed in time',
    stage: 'ready',
    packages: ['draft'],
    next: ['publish'],
    arrange: async () => {
      app.clock.setTo(steps.publicationDay);
      return (await steps.confirmedProject(app)).id;
    },
  },
  {
    name: 'confirmed too late to be published',
    stage: 'ready',
    packages: ['draft'],
    next: ['retreat'],
    arrange: async () => {
      app.clock.setTo(steps.publicationDay);
      const { id } = await steps.confirmedProject(app);
      app.clock.setTo('2026-11-22 09:00:00');
      return id;
    },
  },
  {
    name: 'taking registrations',
    stage: 'registering',
    packages: ['open'],
    next: [],
    arrange: () => steps.publishedProject(app),
  },
  {
    name: 'taking quotes',
    stage: 'quoting',
    packages: ['open'],
    next: [],
    arrange: async () => {
      const id = await steps.publishedProject(app);
      steps.dataOf(await steps.register(app, 'supplier1', id));
      app.clock.setTo('2026-11-21 09:00:00');
      return id;
    },
  },
  {
    name: 'at its opening time, with all packages short of bidders',
    stage: 'quoting',
    packages: ['open'],
    next: ['open', 'askFail'],
    arrange: () => steps.quotedProject(app, { prices: ['880', '870'] }),
  },
  {
    name: 'at its opening time, with nobody’s quote',
    stage: 'quoting',
    packages: ['open'],
    next: ['open', 'askFail'],
    arrange: () => steps.quotedProject(app, { prices: [] }),
  },
  {
    name: 'opened',
    stage: 'opened',
    packages: ['opened'],
    next: ['select'],
    arrange: async () => (await steps.openedProject(app)).projectId,
  },
  { name: 'opened in part', stage: 'opened', packages: ['opened', 'failed'], next: ['select'], arrange: halfOpened },
  {
    name: 'with a selection that nobody has confirmed',
    stage: 'resultToConfirm',
    packages: ['opened'],
    next: ['approveResult'],
    arrange: async () => {
      const id = await steps.resultProject(app, { until: 'confirmed' });
      await out.agreedOn(app, id, 'recallResult');
      const { version } = await steps.detail(app, id);
      steps.dataOf(await app.as('buyer').post('/purchase/entry/submitSelection', { projectId: id, version }));
      return id;
    },
  },
  {
    name: 'with a confirmed result',
    stage: 'resultToConfirm',
    packages: ['opened'],
    next: ['publishResult'],
    arrange: () => steps.resultProject(app, { until: 'confirmed' }),
  },
  {
    name: 'with nobody acceptable, and that confirmed',
    stage: 'resultToConfirm',
    packages: ['opened'],
    next: ['publishFailure'],
    arrange: async () => {
      const { projectId } = await steps.openedProject(app);
      await out.confirmedSelection(app, projectId, 'nobody');
      return projectId;
    },
  },
  {
    name: 'with nobody acceptable in the one package that was opened',
    stage: 'resultToConfirm',
    packages: ['opened', 'failed'],
    next: ['publishFailure'],
    arrange: async () => {
      const projectId = await halfOpened();
      await out.confirmedSelection(app, projectId, 'nobody');
      return projectId;
    },
  },
  {
    name: 'with its published result withdrawn',
    stage: 'opened',
    packages: ['opened'],
    next: ['select'],
    arrange: async () => {
      const id = await steps.resultProject(app);
      await out.agreedOn(app, id, 'undoResult');
      return id;
    },
  },
];

const endedPackages = packageLifecycle.sql('failed', 'terminated');
const endedEntries = entryLifecycle.sql('rejected', 'lost', 'failed', 'terminated');

describe.each(standings)('a project $name', ({ stage, packages, next, arrange }) => {
  test('has its next step with who takes it, and can be ended by two people, after which nobody waits', async () => {
    const id = await arrange();
    const detail = await steps.detail(app, id);
    expect(detail.stage).toBe(projectLifecycle.code[stage]);
    expect(detail.packages.map(({ packageStatus }) => packageStatus)).toEqual(
      packages.map((name) => packageLifecycle.code[name]),
    );
    expect(detail.next.map(({ action }) => action)).toEqual(next);
    for (const { by } of detail.next) expect(by.length).toBeGreaterThan(0);
    // Somebody goes on, or a time does.
    expect(detail.next.length > 0 || detail.nextDeadline !== null).toBe(true);

    const ended = await out.agreedOn(app, id, 'terminate');
    expect(ended).toMatchObject({ stage: projectLifecycle.code.terminated, projectStatus: 4 });
    expect(ended.next).toMatchObject([{ action: 'rebid', by: ['周明'], isMine: true }]);
    const waiting = await app.asSuperuser(
      `select 'package' from package where project_id = $1 and package_status not in ${endedPackages}
       union all select 'entry' from entry where project_id = $1 and entry_status not in ${endedEntries}`,
      [id],
    );
    expect(waiting).toEqual([]);
    expect(await out.isWhole(app, id)).toMatchObject({ ok: true });
    expect(await app.as('buyer').post('/purchase/project/rebid', { id })).toMatchObject({ code: 200 });
  });
});

test('every stage that a project can stand in is among them', () => {
  const left = ['entrusted', 'published', 'qualifying', 'evaluating'];
  const known = new Set<string>([...standings.map(({ stage }) => stage), 'resultPublished', 'failed', 'terminated']);
  const missing = projectLifecycle.choices.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  expect(missing).toEqual(left);
});

test('a draft that was never handed in is deleted, not terminated', async () => {
  const { id } = await atDraft();
  expect((await steps.detail(app, id)).actions).toEqual(expect.arrayContaining(['submit', 'remove']));
  expect(await out.ask(app, id, 'terminate')).toMatchObject({ code: 400 });
});
