import { checkLetterOf, type ImportCheck } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../test/organization-app.ts';
import { linesOf, workbookOf, type SpreadsheetCell } from '../../../test/workbook.ts';

let app: OrganizationApp;
let buyer: Person;
beforeAll(async () => {
  app = await startOrganizationApp();
  buyer = await app.person('buyer');
  await (await app.person('manager')).post('/purchase/conf/type/loadDefaults', {});
});
afterAll(() => app.close());

const header = [
  '姓名',
  '身份证号',
  '手机号',
  '工作单位',
  '职称',
  '职称级别',
  '评审专业',
  '所在地区',
  '来源',
  '从业年限',
  '曾任职单位',
];
/** Of nobody: the region was never given out. */
function numberOf(place: number): string {
  const first = `330199${1960 + (place % 30)}${String(1 + (place % 12)).padStart(2, '0')}${String(10 + (Math.floor(place / 360) % 18))}${String(place % 1000).padStart(3, '0')}`;
  return first + checkLetterOf(first);
}
const lineOf = (place: number): SpreadsheetCell[] => [
  `专家${place}`,
  numberOf(place),
  `139${String(10_000_000 + place)}`,
  `单位${place % 80}`,
  '高级工程师',
  '副高级',
  place % 2 ? 'E0101' : 'E0102、E0103',
  '330100',
  '自建',
  8 + (place % 30),
  null,
];
const rows = (count: number) => Array.from({ length: count }, (_, place) => lineOf(place));
const send = (lines: SpreadsheetCell[][], path = '', query = '') =>
  buyer.upload(`/expert/import${path}${query}`, workbookOf([header, ...lines]));
const stored = async () => (await app.asSuperuser<{ n: number }>('select count(*)::int as n from expert'))[0]?.n ?? 0;

test('five thousand experts come in from one spreadsheet, as drafts, each with a number of his own', async () => {
  const before = await stored();
  expect(await send(rows(5000))).toMatchObject({ code: 200, data: { added: 5000 } });
  expect(await stored()).toBe(before + 5000);
  const [told] = await app.asSuperuser<{ numbers: number; drafts: number }>(
    `select count(distinct expert_no)::int as numbers, count(*) filter (where expert_status = 0)::int as drafts
     from expert where name like '专家%'`,
  );
  expect(told).toEqual({ numbers: 5000, drafts: 5000 });
  const [evidence] = await app.evidence('expert.import');
  expect(JSON.stringify(evidence)).not.toContain(numberOf(0));
  expect(await send(rows(20))).toMatchObject({ code: 200, data: { added: 0, unchanged: 20 } });
}, 240_000);

test('all that were brought in are submitted at once, and let in by somebody else at once', async () => {
  const short = await app.asSuperuser<{ id: string }>(
    `update expert set work_years = 3 where name = '专家7' returning id`,
  );
  expect(short).toHaveLength(1);
  const every = (by: Person, action: string) => by.post('/expert/moveEvery', { action });
  const manager = await app.person('manager');
  expect(await every(manager, 'submit')).toMatchObject({ code: 403 });
  expect(await every(buyer, 'submit')).toMatchObject({ code: 200, data: { moved: 5000, left: 0 } });
  expect(await every(buyer, 'approve')).toMatchObject({ code: 403 });
  expect(await every(manager, 'approve')).toMatchObject({ code: 200, data: { moved: 4999, left: 1 } });
  const count = await buyer.get('/expert/queryExpertCount');
  expect(count.data).toMatchObject({ total: 5000, available: 4999 });
}, 240_000);

test('fifteen hundred rows with faults are judged at once, and none of them is stored', async () => {
  const before = await stored();
  const lines = rows(1500).map((line, place) => {
    const name = `新人${place}`;
    const idNo = numberOf(10_000 + place);
    const wrong = place % 3 === 0 ? idNo.slice(0, 17) + (idNo.endsWith('1') ? '2' : '1') : idNo;
    return [name, place % 5 === 4 ? null : wrong, ...line.slice(2)];
  });
  const checked = await send(lines, '/check');
  // The path of the check is the kit's: the list's own dialog asks it too.
  const { rows: read, added, faultCount, faults } = checked.data as unknown as ImportCheck;
  expect(read).toBe(1500);
  expect(faultCount).toBe(lines.filter((_, place) => place % 3 === 0 || place % 5 === 4).length);
  expect(added).toBe(1500 - faultCount);
  expect(faults[0]).toMatchObject({ row: 2, message: '身份证号格式不正确' });
  expect(faults.find(({ row }) => row === 6)).toMatchObject({
    label: '身份证号',
    message: expect.stringContaining('请填写'),
  });
  const refused = await send(lines);
  expect(refused).toMatchObject({ code: 400, msg: expect.stringContaining('第2行') });
  expect(await stored()).toBe(before);
}, 240_000);

test('the export has what the list has: its filters, its data scope, and masked numbers', async () => {
  const answer = await app.app.server.inject({
    method: 'POST',
    url: '/api/expert/export',
    headers: { 'blade-auth': `bearer ${buyer.token}` },
    payload: { workUnit: '单位7', ascs: 'expertNo', exportColumns: 'name,idNo,phone,workUnit,itemCodes' },
  });
  const [titles, first, ...others] = linesOf<string>(answer.rawPayload);
  expect(titles).toEqual(['姓名', '身份证号', '手机号', '工作单位', '评审专业']);
  expect(first?.[1]).toMatch(/^330199\*{10}..$/);
  expect(first?.[2]).toMatch(/^139\*{4}\d{4}$/);
  const listed = await buyer.post('/expert/queryPage', { current: 1, size: 1, workUnit: '单位7' });
  expect(others.length + 1).toBe(listed.data['total']);
  const finance = await app.person('finance');
  const forbidden = await finance.post('/expert/export', {});
  expect(forbidden).toMatchObject({ code: 403 });
}, 120_000);
