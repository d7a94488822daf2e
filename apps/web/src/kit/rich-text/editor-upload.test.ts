import { afterEach, describe, expect, test } from 'vitest';
import { clearScreen } from '../testing/show.tsx';
import { answerUploads } from '../testing/uploads.ts';
import { uploadFromEditor } from './editor-files.ts';

const file = new File(['x'], '图.png');
const stored = { code: 200, success: true, data: { fileId: '7', name: '图.png', url: 'u', suffix: 'png', ossUri: '' } };

afterEach(clearScreen);

describe('an upload of the editor', () => {
  test('[R297] [R299] goes as file type 2330 and yields link and name', async () => {
    const { sent } = answerUploads(() => stored);
    expect(await uploadFromEditor({ file })).toEqual({ link: '/api/file/downloadTicket?fileId=7', name: '图.png' });
    expect(sent[0]).toContain('/api/file/uploadOSS?fileType=2330&');
  });

  test('[R298] waits two minutes at most', async () => {
    const { timeouts } = answerUploads(() => stored);
    await uploadFromEditor({ file });
    expect(timeouts).toEqual([120_000]);
  });

  test('[R306] of a video goes to a path of its own', async () => {
    const { sent } = answerUploads(() => stored);
    await uploadFromEditor({ file: new File(['x'], '片.mp4'), path: '/api/file/uploadVideo' });
    expect(sent[0]).toMatch(/^\/api\/file\/uploadVideo\?/);
  });
});
