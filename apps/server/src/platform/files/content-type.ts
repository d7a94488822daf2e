import { officeTypes, type KnownSuffix } from '@zhaocai/model';

/** What a download says it is: from our list, never from what the uploader claimed. */
export const contentTypes: Readonly<Record<KnownSuffix, string>> = {
  ...officeTypes,
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
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
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  age: 'application/octet-stream',
};

/** Of a suffix that was kept outside of the register; `application/octet-stream` of one that no upload takes. */
export function contentTypeOf(suffix: string): string {
  return new Map(Object.entries(contentTypes)).get(suffix) ?? 'application/octet-stream';
}

/** The kinds a browser may show in its window; everything else is saved. */
export const inlineTypes: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/jpeg',
  'image/png',
  'video/mp4',
  'video/webm',
  'video/quicktime',
]);
