import { DeleteOutlined, DownloadOutlined, EditOutlined, EyeOutlined, FileSearchOutlined } from '@ant-design/icons';
import type { FileValue } from '@zhaocai/model/kit/field';
import { Button, Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { previewOf } from '../office/previews.ts';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { FileIcon } from './file-icon.tsx';

/** What a screen lets people do with a file beside reading it. */
export interface FileActions {
  readonly onRemove?: (file: FileValue) => void;
  /** Marks a file as pushed on to the other party, or not. */
  readonly onCheck?: (file: FileValue, checked: '0' | '1') => void;
  /** Makes the document anew from its present state or from a template. */
  readonly onEdit?: (file: FileValue) => void;
  readonly onReview?: (file: FileValue) => void;
}

export interface FileLinkProps extends FileActions {
  readonly file: FileValue;
  readonly suffix: string;
  readonly onPreview: () => void;
  readonly onDownload: () => void;
}

/** One file: its name with the type's icon, and what can be done with it. */
export function FileLink({ file, suffix, onPreview, onDownload, ...work }: FileLinkProps) {
  const t = useText();
  const { onEdit, onReview, onRemove, onCheck } = work;
  const tool = (label: string, icon: ReactNode, onClick: () => void) => (
    <Button
      type="text"
      size="small"
      icon={icon}
      title={label}
      aria-label={`${label} ${file.fileName}`}
      onClick={onClick}
    />
  );
  return (
    <li onClick={(event) => event.stopPropagation()}>
      <FileIcon suffix={suffix} />
      <button
        type="button"
        className="kit-link"
        title={file.fileName}
        onClick={previewOf(suffix) ? onPreview : onDownload}
      >
        {file.fileName}
      </button>
      <span className="kit-file-tools">
        {tool(t(kitTexts.preview), <EyeOutlined />, onPreview)}
        {tool(t(kitTexts.download), <DownloadOutlined />, onDownload)}
        {onEdit && tool(t(kitTexts.make), <EditOutlined />, () => onEdit(file))}
        {onReview && tool(t(kitTexts.review), <FileSearchOutlined />, () => onReview(file))}
        {onRemove && tool(t(kitTexts.removeFile), <DeleteOutlined />, () => onRemove(file))}
      </span>
      {onCheck && (
        <Checkbox checked={file.checked === '1'} onChange={(event) => onCheck(file, event.target.checked ? '1' : '0')}>
          {t(kitTexts.pushFile)}
        </Checkbox>
      )}
    </li>
  );
}
