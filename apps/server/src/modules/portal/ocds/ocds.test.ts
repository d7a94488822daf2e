import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { tracesIn } from '../../../../test/guessing/traces.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import * as out from '../../../../test/way-out-steps.ts';
import { portalModule } from '../index.ts';
import type { Release } from './releases.ts';

const schemaFile = new URL('../../../../test/fixtures/ocds/release-schema-1.1.5.json', import.meta.url);
const schema = z.fromJSONSchema(JSON.parse(readFileSync(schemaFile, 'utf8')) as never, { defaultTarget: 'draft-4' });

interface ReleasePackage {
  readonly uri: string;
  readonly version: string;
  readonly links?: { readonly next?: string };
  readonly releases: readonly Release[];
}
interface RecordPackage {
  readonly records: readonly {
    readonly ocid: string;
    readonly releases: Release[];
    readonly compiledRelease: Release;
  }[];
}

const twoPackages = {
  packages: [
    steps.aPackage({ budget: '300000.00' }),
    steps.aPackage({ packageNo: 2, packageName: '床垫', budget: '240000.00' }),
  ],
};

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([portalModule]);
});
afterAll(() => app.close());

async function data<T>(path: string): Promise<T> {
  const answer = await app.visit(`/portal/ocds/${path}`, { host: 'zhaocai.example' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('application/json');
  return answer.json<T>();
}
const releasesOf = async (projectId: string) => (await data<ReleasePackage>(`releases/${projectId}`)).releases;

/** What the official schema says of them. */
function faultsOf(releases: readonly unknown[]): string[] {
  return releases.flatMap((release) => {
    const judged = schema.safeParse(release);
    return judged.success ? [] : judged.error.issues.map(({ path, message }) => `${path.join('/')}: ${message}`);
  });
}

/** The first package is won, for the second nobody is acceptable, and the result is out. */
async function decidedInPart(): Promise<string> {
  const projectId = await steps.quotedProject(app, { prices: ['380', '375', '390'], changes: twoPackages });
  steps.dataOf(await steps.open(app, projectId));
  const submitted = await steps.handInSelection(app, await steps.comparison(app, projectId), (offers) => {
    const first = offers[0]?.detailListVOS[0]?.packageId;
    return steps
      .selectionsOf(offers, 0)
      .map((one) => (one.packageId === first ? one : { ...one, bidStatus: '0', bidRemark: '技术参数不满足采购要求' }));
  });
  steps.dataOf(await app.as('manager').post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
  steps.dataOf(await steps.publish(app, await steps.draftNotice(app, projectId, 2)));
  return projectId;
}

describe('three procurements that came to different ends are valid by the official schema', () => {
  test('one decided, with a package that failed', async () => {
    const projectId = await decidedInPart();
    const releases = await releasesOf(projectId);
    expect(faultsOf(releases)).toEqual([]);
    expect(releases.map(({ tag }) => tag)).toEqual([['tender'], ['award']]);
    const last = releases.at(-1);
    expect(last?.tender.lots.map(({ status }) => status)).toEqual(['complete', 'unsuccessful']);
    expect(last?.tender.status).toBe('complete');
    expect(last?.awards).toMatchObject([{ status: 'active', value: { currency: 'CNY', amount: expect.any(Number) } }]);
    const [supplier] = last?.awards?.[0]?.suppliers ?? [];
    expect(last?.parties.find(({ id }) => id === supplier?.id)).toMatchObject({
      identifier: { scheme: 'CN-USCC' },
      roles: ['supplier'],
    });
  });

  test('one that failed', async () => {
    const projectId = await steps.quotedProject(app, { prices: ['380'], changes: twoPackages });
    await out.agreedOn(app, projectId, 'fail');
    const releases = await releasesOf(projectId);
    expect(faultsOf(releases)).toEqual([]);
    const last = releases.at(-1);
    expect(last?.tender.status).toBe('unsuccessful');
    expect(last?.tender.lots.map(({ status }) => status)).toEqual(['unsuccessful', 'unsuccessful']);
    expect(last?.awards).toBeUndefined();
  });

  test('one that was terminated', async () => {
    const projectId = await steps.quotedProject(app);
    await out.agreedOn(app, projectId, 'terminate');
    const releases = await releasesOf(projectId);
    expect(faultsOf(releases)).toEqual([]);
    expect(releases.at(-1)).toMatchObject({ tag: ['tenderCancellation'], tender: { status: 'cancelled' } });
    expect(releases.at(-1)?.tender.lots[0]?.status).toBe('cancelled');
  });
});

test('the schema finds what is wrong, so that none found means something', async () => {
  const [release] = await releasesOf(await steps.publishedProject(app));
  const wrong = {
    ...release,
    tag: ['told'],
    date: 'yesterday',
    tender: { ...release?.tender, value: { amount: '1' } },
  };
  expect(faultsOf([wrong]).length).toBeGreaterThanOrEqual(3);
});

test('a record holds the releases of a project and what they come to', async () => {
  const projectId = await decidedInPart();
  const { records } = await data<RecordPackage>(`records/${projectId}`);
  const [record] = records;
  expect(record?.ocid).toBe(`ocds-zhaocai-100001-${projectId}`);
  expect(record?.releases).toEqual(await releasesOf(projectId));
  expect(record?.compiledRelease).toMatchObject({ tag: ['compiled'], tender: { status: 'complete' } });
  expect(faultsOf([record?.compiledRelease])).toEqual([]);
});

test('a release tells a deadline as it was before later notices moved it', async () => {
  const projectId = await steps.publishedProject(app);
  await app.asSuperuser(
    `insert into bulletin (tenant_id, id, project_id, bulletin_type, title, content, publish_time, bulletin_status, changes, create_time)
     select tenant_id, id + 1, project_id, 3, '变更公告', '<p>延期</p>', publish_time + interval '1 hour', 3, $2, create_time
     from bulletin where project_id = $1`,
    [projectId, JSON.stringify([{ field: 'bidEndTime', before: '2026-11-23 09:00:00', after: '2026-11-27 09:00:00' }])],
  );
  await app.asSuperuser(
    `update project set bid_end_time = '2026-11-27 09:00:00+08', open_time = '2026-11-27 09:00:00+08' where id = $1`,
    [projectId],
  );
  const releases = await releasesOf(projectId);
  expect(faultsOf(releases)).toEqual([]);
  expect(releases.map(({ tender }) => tender.tenderPeriod.endDate)).toEqual([
    '2026-11-23T09:00:00+08:00',
    '2026-11-27T09:00:00+08:00',
  ]);
  expect(releases[1]).toMatchObject({
    tag: ['tenderAmendment'],
    tender: { amendments: [{ description: '变更公告' }] },
  });
});

describe('nothing is told before its time', () => {
  test('of an opened and decided project, until its result is out, neither bidders nor prices nor who won', async () => {
    const projectId = await steps.quotedProject(app, { prices: ['871.37', '873.91', '879.13'] });
    const told = async () => JSON.stringify([await releasesOf(projectId), await data(`records/${projectId}`)]);
    const before = await told();
    steps.dataOf(await steps.open(app, projectId));
    const opened = await told();
    await out.confirmedSelection(app, projectId, 0);
    const decided = await told();
    expect(opened).toBe(before);
    expect(decided).toBe(before);
    expect(tracesIn(before, ['awards', 'supplier', '871.37', '522822'])).toEqual([]);
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, projectId, 2)));
    expect(await told()).toContain('522822');
  });

  test('a result that is taken down takes its winners with it', async () => {
    const projectId = await decidedInPart();
    await app.asSuperuser(`update bulletin set bulletin_status = 4 where project_id = $1 and bulletin_type = 2`, [
      projectId,
    ]);
    const text = JSON.stringify(await releasesOf(projectId));
    expect(text).not.toMatch(/"awards"|CN-USCC-9133/);
  });

  test('of a project that is not published, or that does not exist, there is nothing', async () => {
    app.clock.setTo(steps.publicationDay);
    const { id } = await steps.confirmedProject(app);
    for (const project of [id, '1', 'x', '9'.repeat(30)])
      for (const kind of ['releases', 'records'])
        expect((await app.visit(`/portal/ocds/${kind}/${project}`)).statusCode).toBe(404);
  });
});

test('the releases of all projects are paged from the newest to the oldest, each once', async () => {
  const stand = await app.asSuperuser<{ id: string }>(
    `select id::text from bulletin where bulletin_status in (3, 5, 6) and is_deleted = 0 order by publish_time desc, id desc`,
  );
  const ids: string[] = [];
  let path: string | undefined = 'releases';
  while (path) {
    const page: ReleasePackage = await data<ReleasePackage>(path);
    expect(page.version).toBe('1.1');
    ids.push(...page.releases.map(({ id }) => id));
    path = page.links?.next?.split('/portal/ocds/')[1];
  }
  expect(ids).toEqual(stand.map(({ id }) => id));
  const { releases } = await data<ReleasePackage>('releases?kind=result');
  expect(releases.length).toBeGreaterThan(0);
  expect(releases.every(({ tag }) => ['award', 'tenderUpdate'].includes(tag[0] ?? ''))).toBe(true);
});
