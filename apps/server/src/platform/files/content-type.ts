import type { KnownSuffix } from '@zhaocai/model';

const office = 'application/vnd.openxmlformats-officedocument';

/** What a download says it is: from our list, never from what the uploader claimed. */
export const contentTypes: Readonly<Record<KnownSuffix, string>> = {
  doc: 'application/msword',
  docx: `${office}.wordprocessingml.document`,
  xls: 'application/vnd.ms-excel',
  xlsx: `${office}.spreadsheetml.sheet`,
  pdf: 'application/pdf',
  txt: 'text/plain',
  zip: 'application/zip',
  rar: 'application/vnd.rar',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  ftl: 'text/plain',
  '7z': 'application/x-7z-compressed',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: `${office}.presentationml.presentation`,
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
};

/** The kinds a browser may show in its window; everything else is saved. */
export const inlineTypes: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/jpeg',
  'image/png',
  'video/mp4',
  'video/webm',
  'video/quicktime',
]);
