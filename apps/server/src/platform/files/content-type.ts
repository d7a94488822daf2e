import type { AcceptedSuffix } from '@zhaocai/contract';

const office = 'application/vnd.openxmlformats-officedocument';

/** What a download says it is: from our list, never from what the uploader claimed. */
export const contentTypes: Readonly<Record<AcceptedSuffix, string>> = {
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
};

/** The kinds a browser may show in its window; everything else is saved. */
export const inlineTypes: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png']);
