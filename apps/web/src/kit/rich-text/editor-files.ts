import type { Text, TextParameters } from '@zhaocai/model/kit/text';
import { lastingLink } from '../http/lasting-link.ts';
import { RequestError } from '../http/request-error.ts';
import { uploadFile, type StoredFile } from '../http/upload.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { suffixOf } from '../widgets/file-rules.ts';

export type EditorFileKind = 'image' | 'video' | 'file';

const megabyte = 1024 * 1024;
const imageSuffixes = ['png', 'jpg', 'jpeg'];
const videoSuffixes = ['mp4', 'webm', 'mov'];
const fileSuffixes = ['pdf', 'txt', 'zip', 'rar', '7z', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx'];

/** What the editor's file chooser offers of a kind. */
export const editorAccept: Readonly<Record<EditorFileKind, string>> = {
  image: dotted(imageSuffixes),
  video: dotted(videoSuffixes),
  file: dotted(fileSuffixes),
};

const limits: Readonly<Record<EditorFileKind, { readonly megabytes: number; readonly text: Text }>> = {
  image: { megabytes: 2, text: kitTexts.editorImageTooLarge },
  video: { megabytes: 500, text: kitTexts.editorVideoTooLarge },
  file: { megabytes: 10, text: kitTexts.editorFileTooLarge },
};

/** A file that the editor does not take, in words; undefined when it may be sent. */
export function judgeEditorFile(file: Pick<File, 'name' | 'size'>, kind: EditorFileKind): Text | undefined {
  const suffixes = { image: imageSuffixes, video: videoSuffixes, file: fileSuffixes }[kind];
  if (!suffixes.includes(suffixOf(file.name))) return kind === 'image' ? kitTexts.pictureKind : kitTexts.fileKind;
  return file.size > limits[kind].megabytes * megabyte ? limits[kind].text : undefined;
}

export interface EditorUpload {
  readonly file: File;
  readonly fileType?: string;
  readonly path?: string;
  readonly onProgress?: (percent: number) => void;
}

const editorFileType = '2330';
const editorTimeoutMs = 120_000;

/** Sends a file of the editor: two minutes at most; it yields the address that stays and the name. */
export async function uploadFromEditor({ file, fileType = editorFileType, path, onProgress }: EditorUpload) {
  const query = { fileType, fileLocal: file.name };
  const stored: StoredFile = await uploadFile({ file, path, query, onProgress, timeoutMs: editorTimeoutMs });
  return { link: lastingLink(stored.fileId), name: stored.name };
}

/** What went wrong, in the editor's words; the server's reason goes with it where it gave one. */
export function editorUploadFault(error: unknown): readonly [Text, TextParameters] {
  const isAnswer = error instanceof RequestError && error.kind !== 'network' && error.kind !== 'timeout';
  if (!isAnswer) return [kitTexts.editorUploadError, {}];
  return error.kind === 'refused'
    ? [kitTexts.editorUploadRefused, { reason: error.message }]
    : [kitTexts.editorUploadFailed, {}];
}

function dotted(suffixes: readonly string[]): string {
  return suffixes.map((suffix) => `.${suffix}`).join(',');
}
