import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOrganizationApp, type OrganizationApp, type Person } from './organization-app.ts';
import { linesOf } from './workbook.ts';

// What a list shows beside the fields of its rows stands in its spreadsheet too.

let app: OrganizationApp;
let admin: Person;
beforeAll(async () => {
  app = await startOrganizationApp();
  admin = await app.person('admin');
});
afterAll(() => app.close());

/** The lines of an exported spreadsheet, its headings first. */
async function spreadsheetOf(path: string, exportColumns: string): Promise<unknown[][]> {
  const { rawPayload } = await app.app.server.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'blade-auth': `bearer ${admin.token}` },
    payload: { exportColumns },
  });
  return linesOf(rawPayload);
}

test('notices go out with their authors and how many have read them', async () => {
  const written = { category: '1', audience: 1, noticeState: 1, content: '<p>例会</p>' };
  expect(await admin.post('/blade-desk/notice/submit', { ...written, title: '例会' })).toMatchObject({ code: 200 });
  await (await app.person('buyer')).post('/blade-desk/notice/checkRead');
  const [, ...lines] = await spreadsheetOf('/blade-desk/notice/export', 'title,authorName,readCount');
  expect(lines.map((line) => line.slice(0, 3))).toContainEqual(['例会', expect.stringMatching(/./), 1]);
});

test('files go out with who uploaded them', async () => {
  const buyer = await app.person('buyer');
  await buyer.upload('/file/uploadOSS', { name: '合同.txt', bytes: Buffer.from('a note') });
  const [headings, ...lines] = await spreadsheetOf('/blade-resource/attach/export', 'fileName,createUserName');
  expect(headings?.slice(0, 2)).toEqual(['文件名', '上传人']);
  expect(lines.map((line) => line.slice(0, 2))).toContainEqual(['合同.txt', '周明']);
});
