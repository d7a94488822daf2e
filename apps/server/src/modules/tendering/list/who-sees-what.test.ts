import { entrustmentLifecycle, type Page, type ProjectCard, type ShelfCount } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTenderingApp, type Account, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

// What is whose to see, and when, as a table: B.28 of the field's knowledge (R36, R38). One project is led from its draft to
// its published result; at each time everybody asks for everything, and the table says what must come of it.

const times = ['a draft', 'before the deadline', 'opened', 'decided', 'its result out'] as const;
type Time = (typeof times)[number];

const people = {
  'the handler': 'buyer',
  'the head of procurement': 'manager',
  finance: 'finance',
  'the supervisor': 'supervisor',
  'who gives rights': 'chief',
  'an expert': 'expert1',
  'the agency': 'agent',
  'a bidder': 'supplier1',
  'another supplier': 'supplier3',
} as const satisfies Readonly<Record<string, Account>>;
type Who = keyof typeof people;

/** yes: the project, or the number, is there. no: an answer without it. refused: no answer. */
type Outcome = 'yes' | 'no' | 'refused';

type Ask = (who: Who) => Promise<Outcome>;

let app: TenderingApp;
let projectId: string;
let supplierId: string;

const post = (who: Who, path: string, body: object = {}) => app.as(people[who]).post(path, body);
const get = (who: Who, path: string) => app.as(people[who]).get(path);

interface Answer {
  readonly code: number;
  readonly data: unknown;
}

/** Of a page or a list of cards. */
function holdsProject({ code, data }: Answer): Outcome {
  if (code !== 200) return 'refused';
  const rows = (Array.isArray(data) ? data : (data as Page<ProjectCard>).records) as readonly { readonly id: string }[];
  return rows.some(({ id }) => id === projectId) ? 'yes' : 'no';
}
const isAnswered = ({ code }: Answer): Outcome => (code === 200 ? 'yes' : 'refused');
const stageIs =
  (stage: number) =>
  ({ code, data }: Answer): Outcome => {
    if (code !== 200) return 'refused';
    return (data as ProjectCard).stage === stage ? 'yes' : 'no';
  };

const calls = {
  'the project in the buyer’s list': async (who) => holdsProject(await post(who, '/purchase/project/basePage')),
  'the project in the list of the customer of agencies': async (who) =>
    holdsProject(await post(who, '/bid-project/project/projectPageCustomer')),
  'the project in his own list': async (who) => holdsProject(await post(who, '/bid-project/project/projectPage')),
  'the project to choose from': async (who) => holdsProject(await get(who, '/bid-project/project/projectList')),
  'the card of the project': async (who) =>
    isAnswered(await get(who, `/bid-project/project/queryById?id=${projectId}`)),
  'that the result waits for its confirmation': async (who) =>
    stageIs(60)(await get(who, `/bid-project/project/queryById?id=${projectId}`)),
  'the project where documents can be had': async (who) =>
    holdsProject(await post(who, '/bid-project/entry/querySaleProject')),
  'in which projects a supplier bids': async (who) =>
    holdsProject(await post(who, '/purchase/entry/querySupplierProject', { supplierId })),
  'how many registered': async (who) =>
    isAnswered(await get(who, `/purchase/entry/queryEntryCount?projectId=${projectId}`)),
  'who registered, to qualify them': async (who) =>
    isAnswered(await get(who, `/purchase/project/qualify/queryEntryByProjectId?projectId=${projectId}`)),
} satisfies Readonly<Record<string, Ask>>;
type What = keyof typeof calls;

const y = 'yes';
const n = 'no';
const r = 'refused';
const always = (outcome: Outcome) => [outcome, outcome, outcome, outcome, outcome] as const;
const fromPublication = [n, y, y, y, y] as const;
const fromOpening = [r, r, y, y, y] as const;

/** The people of the buyer who see its projects. */
const unit = (outcomes: readonly Outcome[]) => ({
  'the handler': outcomes,
  'the head of procurement': outcomes,
  finance: outcomes,
  'the supervisor': outcomes,
  'who gives rights': outcomes,
});
const ownList = {
  ...unit(always(y)),
  'the agency': always(y),
  'a bidder': fromPublication,
  'another supplier': always(n),
};

/** By what, then whom, at the five times. Who is not named is refused at all of them. */
const table: Readonly<Record<What, Partial<Record<Who, readonly Outcome[]>>>> = {
  'the project in the buyer’s list': unit(always(y)),
  'the project in the list of the customer of agencies': unit(always(y)),
  'the project in his own list': ownList,
  'the project to choose from': ownList,
  'the card of the project': { ...unit(always(y)), 'the agency': always(y), 'a bidder': [r, y, y, y, y] },
  'that the result waits for its confirmation': {
    ...unit([n, n, n, y, n]),
    'the agency': always(n),
    'a bidder': [r, n, n, n, n],
  },
  'the project where documents can be had': {
    'a bidder': [n, y, n, n, n],
    'another supplier': [n, y, n, n, n],
  },
  // A bidder names nobody: his own projects are the answer. Finance learns nothing of who takes part.
  'in which projects a supplier bids': {
    ...unit([n, n, y, y, y]),
    finance: always(r),
    'a bidder': fromPublication,
    'another supplier': always(n),
  },
  'how many registered': {
    'the handler': fromOpening,
    'the head of procurement': always(y),
    'the supervisor': [r, r, r, r, y],
    'who gives rights': fromOpening,
  },
  'who registered, to qualify them': {
    'the handler': fromOpening,
    'the head of procurement': always(y),
    'the supervisor': fromOpening,
    'who gives rights': fromOpening,
  },
};

const whats = Object.keys(calls) as What[]; // the keys of the calls
const whos = Object.keys(people) as Who[]; // the keys of the people
const cells = whats.flatMap((what) => whos.map((who) => ({ what, who })));

beforeAll(async () => {
  app = await startTenderingApp();
  app.clock.setTo(steps.publicationDay);
  // In the library beforehand: what hides a bidder is the time, not that nobody knows him.
  await steps.knowSuppliers(app);
  const [known] = await app.asSuperuser<{ id: string }>(
    `select id::text from supplier where tenant_id = '100001' and credit_code = '91330110MA0Y1A0196'`,
  );
  supplierId = known?.id ?? '0';
  // Two bidders are enough: the third company of the demo is the one that does not take part.
  projectId = (await steps.savedProject(app, { manner: 10, lawRegime: 3 })).id;
  await app.asSuperuser(
    `insert into agency_cooperation (tenant_id, id, agent_name, agent_tenant_id, cooperation_status, start_date, end_date,
       create_time, update_time)
     values ('100001', 771, '浙江采联', '200001', 2, '2026-01-01', '2099-12-31', now(), now())`,
  );
  await app.asSuperuser(
    `insert into agency_entrustment (tenant_id, id, entrust_no, project_id, cooperation_id, agent_name, agent_tenant_id,
       entrust_status, way, is_on_platform, create_time, update_time)
     values ('100001', 772, 'WT-1', $1, 771, '浙江采联', '200001', ${entrustmentLifecycle.code.active}, 1, true, now(), now())`,
    [projectId],
  );
});
afterAll(() => app.close());

const moves: Readonly<Record<Time, () => Promise<void>>> = {
  'a draft': async () => undefined,
  'before the deadline': async () => {
    const { version } = await steps.detail(app, projectId);
    const submitted = steps.dataOf<steps.Draft>(
      await post('the handler', '/purchase/project/submitTask', { id: projectId, version }),
    );
    steps.dataOf(
      await post('the head of procurement', '/purchase/project/projectConfirm', { ...submitted, agree: true }),
    );
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, projectId)));
    for (const [account, price] of [
      ['supplier1', '880'],
      ['supplier2', '890'],
    ] as const) {
      steps.dataOf(await steps.register(app, account, projectId));
      steps.dataOf(await steps.quote(app, account, { projectId, price }));
    }
  },
  opened: async () => {
    app.clock.setTo(steps.deadline);
    steps.dataOf(await steps.open(app, projectId, '两家报价，经批准继续开标'));
  },
  decided: async () => {
    const { version, suppliers } = await steps.comparison(app, projectId);
    const selections = suppliers.flatMap(({ detailListVOS }) =>
      detailListVOS.map(({ packageId, entryId, isLowest }) => ({
        packageId,
        entryId,
        bidStatus: isLowest ? '1' : '0',
        bidRemark: '两家报价，价格合理',
      })),
    );
    const saved = steps.dataOf<steps.Draft>(
      await post('the handler', '/purchase/entry/saveSelection', { projectId, version, selections }),
    );
    steps.dataOf(await post('the handler', '/purchase/entry/submitSelection', { projectId, version: saved.version }));
  },
  'its result out': async () => {
    const { version } = await steps.detail(app, projectId);
    steps.dataOf(
      await post('the head of procurement', '/purchase/project/projectConfirm', {
        id: projectId,
        version,
        agree: true,
      }),
    );
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, projectId, 2)));
  },
};

describe.each(times)('a project that is %s', (time) => {
  beforeAll(() => moves[time]());

  test.each(cells)('R36 R38: $who sees, or does not see, $what', async ({ what, who }) => {
    expect(await calls[what](who)).toBe(table[what][who]?.[times.indexOf(time)] ?? 'refused');
  });

  test.each(whos)('every count of %s opens exactly the rows that it counts', async (who) => {
    const counted = await get(who, '/purchase/project/proCount');
    const list = await post(who, '/bid-project/project/projectPage');
    expect(counted.code).toBe(list.code);
    const counts = (counted.data ?? []) as ShelfCount[];
    const totals = await Promise.all(
      counts.map(async ({ shelf }) => {
        const page = await post(who, '/bid-project/project/projectPage', { shelf });
        return { shelf, count: (page.data as Page<ProjectCard>).total };
      }),
    );
    expect(counts.map(({ shelf, count }) => ({ shelf, count }))).toEqual(totals);
  });
});

describe('an agency', () => {
  const seen = async () => calls['the project in his own list']('the agency');
  const put = (status: number) =>
    app.asSuperuser('update agency_entrustment set entrust_status = $1 where id = 772', [status]);

  test('sees the head alone of what it is offered or has done, and nothing of what it gave back', async () => {
    const { offered, completed, returned, ended, toConfirm } = entrustmentLifecycle.code;
    for (const status of [offered, completed]) {
      await put(status);
      const card = await get('the agency', `/bid-project/project/queryById?id=${projectId}`);
      expect(card.data).toMatchObject({ stage: null, bidEndTime: null, packages: [] });
    }
    for (const status of [toConfirm, returned, ended]) {
      await put(status);
      expect(await seen()).toBe('no');
      expect(await get('the agency', `/bid-project/project/queryById?id=${projectId}`)).toMatchObject({ code: 404 });
    }
  });
});

describe('a look at the number before the opening', () => {
  test('R38 leaves evidence of who looked, and a refused one none', async () => {
    app.clock.setTo(steps.publicationDay);
    const id = await steps.publishedProject(app);
    steps.dataOf(await steps.register(app, 'supplier1', id));
    const path = `/purchase/entry/queryEntryCount?projectId=${id}`;
    expect(await get('the handler', path)).toMatchObject({ code: 400, msg: expect.stringContaining('第二十二条') });
    const looked = () =>
      app.asSuperuser<{ payload: string }>(
        `select payload from evidence where stream = $1 and action = 'project.entriesViewed'`,
        [id],
      );
    expect(await looked()).toEqual([]);
    expect((await get('the head of procurement', path)).data).toMatchObject({ suppliers: 1, packages: [{ count: 1 }] });
    expect(await looked()).toHaveLength(1);
  });
});
