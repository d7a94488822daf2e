export interface DocumentProps {
  readonly content: Blob;
  /** Names the content in the query cache. */
  readonly contentKey: string;
}

const officeSuffixes = ['doc', 'docx', 'pdf', 'xls', 'xlsx', 'ppt', 'pptx'];
const imageSuffixes = ['jpg', 'png', 'bmp', 'jpeg'];

export type PreviewKind = 'office' | 'image';

/** How a file of this type is shown in the browser; undefined where it must be downloaded. */
export function previewOf(suffix: string): PreviewKind | undefined {
  if (officeSuffixes.includes(suffix)) return 'office';
  return imageSuffixes.includes(suffix) ? 'image' : undefined;
}

/** Where office documents open: the viewer's own page. */
export const officePath = '/office/openOffice';

export interface OfficeFile {
  readonly fileId: string;
  readonly fileName: string;
}

export function officeAddress(
  { fileId, fileName }: OfficeFile,
  mode: 'view' | 'review' | 'edit' | 'sign' = 'view',
): string {
  return `${officePath}?${new URLSearchParams({ id: fileId, fileName, mode }).toString()}`;
}
