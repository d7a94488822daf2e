import { faultsOfDraw, isByInvitation, procurementMethod, procedureOf, type Envelope } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as asked from '../../../../test/invite-steps.ts';
import { readyTender } from '../../../../test/open-tender-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { drawHashes } from '../../../platform/audit/index.ts';
import { procedureModule } from '../../procedure/index.ts';

let app: TenderingApp;
let library: Awaited<ReturnType<typeof asked.libraryIds>>;
beforeAll(async () => {
  app = await startTenderingApp([procedureModule]);
  await procedureModule.seed?.(app.database);
  library = await asked.libraryIds(app);
});
afterAll(() => app.close());

const letter = async (id: string) => steps.publish(app, await steps.draftNotice(app, id, 12));
const tender = (lawRegime: 1 | 2 | 3) => readyTender(app, { manner: 2, lawRegime });
const say = (envelope: Envelope) => `${envelope.code} ${envelope.msg}`;

test('the database knows the same methods that invite as the procedures', async () => {
  const rows = await app.asSuperuser<{ manner: number }>(
    'select m as manner from generate_series(1, 10) m where is_by_invitation(m::smallint) order by m',
  );
  const byProcedure = procurementMethod.choices.filter(({ value }) =>
    (procedureOf(value)?.regimes ?? []).some((regime) =>
      isByInvitation({ manner: value, lawRegime: { tendering: 1, procurement: 2, ownPolicy: 3 }[regime] }),
    ),
  );
  expect(rows.map(({ manner }) => manner)).toEqual(byProcedure.map(({ value }) => value));
});

describe('an invited tender under the tendering law', () => {
  test('R15 invites at least three, each with a reason, and nobody twice', async () => {
    const id = await tender(1);
    steps.dataOf(await asked.invite(app, id, [library.supplier1, library.supplier2]));
    expect(say(await letter(id))).toContain('不足3家');
    expect(await asked.invite(app, id, [library.supplier3], { reason: ' ' })).toMatchObject({ code: 400 });
    expect(say(await asked.invite(app, id, [library.supplier2]))).toContain('已在邀请名单中');
    steps.dataOf(await asked.invite(app, id, [library.supplier3]));
    steps.dataOf(await letter(id));
    expect((await asked.list(app, id)).invitations.map(({ invitationStatus }) => invitationStatus)).toEqual([1, 1, 1]);
  });

  test('goes out by a letter and by nothing else', async () => {
    const id = await tender(1);
    steps.dataOf(await asked.invite(app, id, Object.values(library)));
    for (const kind of [1, 10]) {
      const notice = { projectId: id, bulletinType: kind, title: '公告', content: '<p>公告</p>' };
      const saved = steps.dataOf<steps.Draft>(await app.as('buyer').post('/purchase/bulletin/saveBulletin', notice));
      expect(await steps.publish(app, saved)).toMatchObject({ code: 400 });
    }
    const open = await readyTender(app);
    expect(await steps.publish(app, await steps.draftNotice(app, open, 12))).toMatchObject({ code: 400 });
    expect(say(await asked.invite(app, open, [library.supplier1]))).toContain('公开进行');
  });

  test('does not invite whom the library has debarred, nor when he was debarred after he was put on the list', async () => {
    const id = await tender(1);
    const [stranger = ''] = await asked.strangers(app, 1);
    steps.dataOf(await asked.invite(app, id, [...Object.values(library), stranger]));
    const row = await app.as('buyer').get(`/purchase/supplier/queryById?id=${stranger}`);
    const { version } = steps.dataOf<steps.Draft>(row);
    const black = (isBlack: boolean, at: number) =>
      app.as('chief').post('/purchase/supplier/inoutBlack', { id: stranger, version: at, isBlack, reason: '弄虚作假' });
    const debarred = await black(true, version);
    expect(say(debarred)).toContain('200');
    expect(say(await letter(id))).toContain('黑名单');
    expect(say(await asked.invite(app, await tender(1), [stranger]))).toContain('黑名单');
    steps.dataOf(await black(false, version + 1));
    steps.dataOf(await letter(id));
  });
});

describe('an invited tender under the government procurement law', () => {
  test('R15 draws whom it asks from a pool twice as large, by secrets of both sides that anybody can calculate again', async () => {
    const id = await tender(2);
    const pool = [...Object.values(library), ...(await asked.strangers(app, 3))];
    expect(say(await asked.invite(app, id, [library.supplier1]))).toContain('随机抽取');
    expect(say(await asked.draw(app, id, { pool: pool.slice(1), count: 3 }))).toContain('不少于6家');
    expect(say(await asked.draw(app, id, { pool, count: 2 }))).toContain('不足3家');
    expect(say(await letter(id))).toContain('不足3家');
    steps.dataOf(await asked.draw(app, id, { pool, count: 3 }));
    const { draw, invitations } = await asked.list(app, id);
    if (!draw) throw new Error('there is no draw');
    const record = { ...draw, candidates: draw.candidates.map((one) => one.id), seed: draw.seed ?? '' };
    expect(faultsOfDraw(drawHashes, record)).toEqual([]);
    expect(invitations.map(({ supplierId }) => supplierId).sort()).toEqual(
      draw.tickets
        .slice(0, 3)
        .map((one) => one.id)
        .sort(),
    );
    expect(draw.commits.handler).toBe(asked.commitOfHandler('0123456789abcdef0123456789abcdef'));
    expect(say(await asked.draw(app, id, { pool, count: 3 }))).toContain('不能重复抽取');
    const removed = await app.as('buyer').post('/purchase/invitation/deleteById', { id: invitations[0]?.id });
    expect(removed).toMatchObject({ code: 400 });
    steps.dataOf(await letter(id));
  });

  test('R15 asks the next of the order only in the place of one who declined', async () => {
    const id = await tender(2);
    const pool = [...Object.values(library), ...(await asked.strangers(app, 4))];
    steps.dataOf(await asked.draw(app, id, { pool, count: 3 }));
    expect(say(await asked.next(app, id))).toContain('抽取的3家均在邀请之列');
    steps.dataOf(await letter(id));
    expect(say(await asked.next(app, id))).toContain('抽取的3家均在邀请之列');
    const { draw, invitations } = await asked.list(app, id);
    const [first] = invitations;
    if (!first || !draw) throw new Error('nobody was drawn');
    for (const line of invitations.filter(({ hasAccount }) => hasAccount))
      expect(say(await asked.noteDecline(app, line.id))).toContain('由其本人答复');
    const account = steps.suppliers.find((one) => library[one] === first.supplierId);
    steps.dataOf(await (account ? asked.decline(app, account, id) : asked.noteDecline(app, first.id)));
    expect(await asked.noteDecline(app, first.id)).toMatchObject({ code: 400 });
    steps.dataOf(await asked.next(app, id));
    const added = (await asked.list(app, id)).invitations.at(-1);
    expect(added?.supplierId).toBe(draw.tickets[3]?.id);
    expect(say(await asked.next(app, id))).toContain('抽取的3家均在邀请之列');
  });

  test('a draw that somebody changed past the product invites nobody', async () => {
    const id = await tender(2);
    const pool = [...Object.values(library), ...(await asked.strangers(app, 3))];
    steps.dataOf(await asked.draw(app, id, { pool, count: 3 }));
    await app.asSuperuser(
      `update invitation_draw set tickets = jsonb_build_array(tickets->1, tickets->0) || (tickets - 0 - 0) where project_id = $1`,
      [id],
    );
    expect((await asked.list(app, id)).draw?.faults).toEqual(['order']);
    expect(say(await letter(id))).toContain('与存证不一致');
  });

  test('a draw is declared void by another than who drew, and then drawn anew', async () => {
    const id = await tender(2);
    const pool = [...Object.values(library), ...(await asked.strangers(app, 3))];
    steps.dataOf(await asked.draw(app, id, { pool, count: 3 }));
    const draw = (await asked.list(app, id)).draw;
    const annul = (by: 'buyer' | 'manager') =>
      app
        .as(by)
        .post('/purchase/invitation/draw/annul', { id: draw?.id, version: draw?.version, reason: '备选名单有误' });
    expect((await annul('buyer')).code).not.toBe(200);
    steps.dataOf(await annul('manager'));
    expect(await asked.list(app, id)).toMatchObject({ draw: null, invitations: [] });
    steps.dataOf(await asked.draw(app, id, { pool, count: 3 }));
  });
});
