import { acceptedEndings, asFiles, fileLimit, fileSizeLimit } from '@zhaocai/model/form/files';
import type { FileAnswer } from '@zhaocai/model/form/model';
import type { FileValue } from '@zhaocai/model/kit/field';
import { fileIdOf, lastingLink } from '../../../kit/http/lasting-link.ts';
import { FileField } from '../../../kit/widgets/file-field.tsx';
import { FileLinks } from '../../../kit/widgets/file-links.tsx';
import { suffixOf } from '../../../kit/widgets/file-rules.ts';
import type { ControlProps } from './control.ts';

const megabyte = 1024 * 1024;
const pictureEndings: ReadonlySet<string> = new Set(['png', 'jpg', 'jpeg']);

/** Files go through the system's own upload, whatever an old form says; an answer keeps their lasting addresses. */
export function FileControl({ field, id, value, isDisabled, onChange }: ControlProps) {
  const endings = acceptedEndings(field);
  const bytes = fileSizeLimit(field);
  const isPicture = String(field.props['listType'] ?? '').startsWith('picture');
  const pictures = endings?.filter((ending) => pictureEndings.has(ending));
  const limit = fileLimit(field);
  return (
    <FileField
      id={id}
      mode={isPicture ? 'picture' : 'document'}
      disabled={isDisabled}
      suffixes={isPicture ? pictures : endings}
      maxCount={limit}
      isSingle={limit === 1}
      maxMegabytes={bytes === undefined ? undefined : bytes / megabyte}
      value={(asFiles(value) ?? []).map(storedFile)}
      onChange={(files) => onChange(files.map(answered))}
    />
  );
}

/** The same to read. */
export function FileList({ files }: { readonly files: readonly FileAnswer[] }) {
  return <FileLinks files={files.map(storedFile)} />;
}

function storedFile({ name, url }: FileAnswer): FileValue {
  return { fileId: fileIdOf(url) ?? '', fileName: name, fileUrl: url, fileSuffix: suffixOf(name) };
}

function answered({ fileId, fileName }: FileValue): FileAnswer {
  return { name: fileName, url: lastingLink(fileId) };
}
