import { seedOf, type DrawAnswer } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aDraft,
  agencyTenant,
  aSecret,
  commit,
  cooperate,
  done,
  openAgencyStage,
  type AgencyStage,
  type Saved,
} from '../../../../test/agency-steps.ts';
import { drawHashes, faultsOfRecord, recordOfDraw } from '../../../platform/audit/index.ts';

let stage: AgencyStage;
beforeAll(async () => {
  stage = await openAgencyStage();
  await cooperate(stage, { tenantId: agencyTenant, by: stage.agent });
  await cooperate(stage, { tenantId: stage.otherTenant, by: stage.other });
});
afterAll(() => stage.app.close());

const base = '/purchase/cus/agent/draw';
const read = (id: string) => done<DrawAnswer>(stage.buyer.get(`${base}/detail?id=${id}`));
const nothing = { commits: false, candidateRoot: false, seed: false, order: false };

describe('two people who tell each other their secrets', () => {
  test('do not foresee what is drawn: the product’s secret counts too, laid down before the candidates and shown last', async () => {
    const { buyer, manager, app } = stage;
    const project = await aDraft(stage);
    const reveals = { buyer: aSecret(), supervisor: aSecret() };
    const begun = await done<Saved>(
      buyer.post(`${base}/start`, {
        proId: project.id,
        supervisorId: await app.userId('manager'),
        commit: commit('buyer', reveals.buyer),
      }),
    );
    const laidDown = (await read(begun.id)).commits['product'];
    expect(laidDown).toMatch(/^[0-9a-f]{64}$/);
    const [started] = await app.asSuperuser<{ payload: string }>(
      `select payload from evidence where stream = $1 and action = 'agencyDraw.add'`,
      [project.id],
    );
    expect(JSON.parse(started?.payload ?? '{}')).toMatchObject({ commits: { product: laidDown } });
    await done(manager.post(`${base}/join`, { ...begun, commit: commit('supervisor', reveals.supervisor) }));
    const joined = await read(begun.id);
    expect(joined.commits['product']).toBe(laidDown);
    const { drawNo, candidateRoot } = joined;
    const foreseen = seedOf(drawHashes, { drawNo, reveals, candidateRoot: candidateRoot ?? '' });
    await done(buyer.post(`${base}/reveal`, { id: begun.id, secret: reveals.buyer }));
    const [kept] = await app.asSuperuser<{ reveals: object }>('select reveals from agency_draw where id = $1', [
      begun.id,
    ]);
    expect(Object.keys(kept?.reveals ?? {})).toEqual(['buyer']);
    await done(manager.post(`${base}/reveal`, { id: begun.id, secret: reveals.supervisor }));

    const drawn = await read(begun.id);
    expect(drawn.seed).not.toBe(foreseen);
    expect(drawn.people.map(({ party, hasRevealed }) => [party, hasRevealed])).toEqual([
      ['buyer', true],
      ['supervisor', true],
      ['product', true],
    ]);
    const product = drawn.reveals['product'] ?? '';
    expect(commit('product', product)).toBe(laidDown);
    expect(seedOf(drawHashes, { drawNo, reveals: drawn.reveals, candidateRoot: candidateRoot ?? '' })).toBe(drawn.seed);
    expect(faultsOfRecord(drawn, { isDrawn: true, differs: nothing })).toEqual([]);
    expect(drawn.recordFaults).toEqual([]);
    expect(faultsOfRecord({ ...drawn, reveals }, { isDrawn: true, differs: nothing })).toContain('commits');
    expect(recordOfDraw(drawn).commits).toHaveProperty('product');
  });

  test('of a draw that was begun without the product’s share finish it as it was begun', async () => {
    const { buyer, manager, app } = stage;
    const project = await aDraft(stage);
    const [mine, his] = [aSecret(), aSecret()];
    const supervisorId = await app.userId('manager');
    const start = { proId: project.id, supervisorId, commit: commit('buyer', mine) };
    const begun = await done<Saved>(buyer.post(`${base}/start`, start));
    await app.asSuperuser(`update agency_draw set commits = commits - 'product' where id = $1`, [begun.id]);
    await done(manager.post(`${base}/join`, { ...begun, commit: commit('supervisor', his) }));
    await done(buyer.post(`${base}/reveal`, { id: begun.id, secret: mine }));
    await done(manager.post(`${base}/reveal`, { id: begun.id, secret: his }));
    const drawn = await read(begun.id);
    expect(drawn.reveals).toEqual({ buyer: mine, supervisor: his });
    expect(faultsOfRecord(drawn, { isDrawn: true, differs: nothing })).toEqual([]);
  });
});
