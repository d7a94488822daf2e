import { DeleteOutlined } from '@ant-design/icons';
import type { FileValue } from '@zhaocai/model/kit/field';
import { Button } from 'antd';
import { lazy, Suspense, type ReactNode } from 'react';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';

// Enlarging, turning and paging pictures is a program of its own.
const StoredPicture = lazy(async () => ({ default: (await import('./stored-picture.tsx')).StoredPicture }));

export interface PictureListProps {
  readonly files: readonly FileValue[];
  readonly onRemove?: (file: FileValue) => void;
  /** After the last picture: the place to add one. */
  readonly children?: ReactNode;
}

/** Pictures side by side; a click enlarges. */
export function PictureList({ files, onRemove, children }: PictureListProps) {
  const t = useText();
  return (
    <ul className="kit-pictures">
      {files.map((file) => (
        <li key={file.fileId} className="kit-picture">
          <Suspense>
            <StoredPicture fileId={file.fileId} name={file.fileName} />
          </Suspense>
          {onRemove && (
            <Button
              size="small"
              className="kit-picture-remove"
              icon={<DeleteOutlined />}
              aria-label={`${t(kitTexts.removeFile)} ${file.fileName}`}
              onClick={() => onRemove(file)}
            />
          )}
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  );
}
