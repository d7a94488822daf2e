import type { ExpertDrawAnswer } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../../test/agency-steps.ts';
import {
  aSecret,
  aTender,
  bidder,
  commitOf,
  drawnFor,
  drawOf,
  enter,
  enterExperts,
  monday,
  openDrawStage,
  random,
  savedDraw,
  takePart,
  type DrawStage,
} from '../../../../test/expert-draw-steps.ts';

let stage: DrawStage;
beforeAll(async () => {
  stage = await openDrawStage();
});
afterAll(() => stage.app.close());

const oneOf = (itemCode: string) => ({ conditions: [{ itemCode, count: 1, alternates: 0 }] });
const enterTied = (itemCodes: string) => enterExperts(stage, [{ itemCodes, workUnit: bidder }]);

async function biddenFor(changes: object = {}) {
  const project = await aTender(stage, changes);
  await takePart(stage, project.id);
  return project;
}

const open = (draw: ExpertDrawAnswer) => ({
  poolSize: draw.poolSize,
  lacking: draw.lacking,
  faults: draw.recordFaults,
});
const onePlaceOpen = { poolSize: 0, lacking: [{ conditionNo: 1, count: 1 }], faults: [] };

describe('R38 whether a draw is begun depends on no bidder', () => {
  test('what the library alone lacks is refused, as its check says', async () => {
    const { id } = await savedDraw(stage, (await biddenFor()).id, oneOf('E0103'));
    const begun = await stage.buyer.post(`${random}/randomExp`, { id, commit: commitOf('buyer', aSecret()) });
    expect(begun.msg).toBe('符合条件的专家不足，需1人，现有0人');
  });

  test('a draw whose only expert has to do with a bidder is drawn, with his place open', async () => {
    await enterTied('E0201');
    const { id } = await drawnFor(stage, (await biddenFor()).id, oneOf('E0201'));
    const draw = await drawOf(stage.buyer, id);
    expect(draw).toMatchObject({ infoStatus: 3, handlerWork: 2, members: [] });
    expect(open(draw)).toEqual(onePlaceOpen);
    expect((await stage.buyer.post(`${random}/nextRound`, { id })).msg).toMatch(/^候选专家已全部联系/);
  });

  test('so is one that is drawn alone: what it answers is not what a bidder makes of it', async () => {
    const { buyer, app } = stage;
    await enterTied('E0202');
    const project = await biddenFor({ manner: 3 });
    const wish = { ...oneOf('E0202'), drawMode: 2, supervisorId: null, reviewTime: '2026-12-15 09:00:00' };
    const { id } = await savedDraw(stage, project.id, { ...wish, reviewEndTime: null });
    app.clock.setTo('2026-12-08 09:00:00');
    await done(buyer.post(`${random}/randomExp`, { id, secret: aSecret() }));
    expect(open(await drawOf(buyer, id))).toEqual(onePlaceOpen);
    app.clock.setTo(monday);
  });

  test('nor whom the unit may choose with consent, before the opening; afterwards who has to keep away is refused', async () => {
    const { buyer, app } = stage;
    await enterTied('E0102');
    const project = await biddenFor();
    const time = { reviewTime: '2026-12-09 15:00:00', reviewEndTime: '2026-12-09 16:00:00' };
    const wish = { conditions: [{ itemCode: 'E0102', count: 1, alternates: 0 }], ...time };
    const { id } = await drawnFor(stage, project.id, wish);
    const [early = '', late = ''] = await enterExperts(stage, [{ workUnit: bidder }, { workUnit: bidder }]);
    const upload = await buyer.upload<{ fileId: string }>('/file/uploadOSS', {
      name: '同意函.txt',
      bytes: Buffer.from('同意自行选定评审专家'),
    });
    const reason = '库内专家均已联系，经主管预算单位同意';
    const files = [{ ...upload.data, fileName: '同意函.txt' }];
    const choose = (expertId: string) =>
      buyer.post(`${random}/addByApproval`, { id, expertId, conditionNo: 1, files, reason });
    await done(choose(early));
    expect((await drawOf(buyer, id)).members.map(({ mustAvoid }) => mustAvoid)).toEqual([null]);
    await app.asSuperuser('update project set opened_time = $2 where id = $1', [project.id, app.clock.now()]);
    const [asked] = (await drawOf(buyer, id)).members;
    expect(asked?.mustAvoid).toBe(true);
    await done(enter(stage, asked?.recordId ?? '', 6, '与投标单位有利害关系，须回避'));
    expect((await choose(late)).msg).toBe('该专家须回避，请另选');
  });
});
