import { PlusOutlined, UploadOutlined } from '@ant-design/icons';
import type { FileValue } from '@zhaocai/model/kit/field';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { FileLinks } from './file-links.tsx';
import { acceptedSuffixes, defaultMaxMegabytes, pictureSuffixes } from './file-rules.ts';
import { PictureList } from './picture-list.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { uploadMark } from './use-upload-gate.ts';
import { defaultFileCount, useUploads, type RunningUpload, type UploadOptions } from './use-uploads.ts';

export interface FileFieldProps extends Omit<UploadOptions, 'isPicture' | 'isNarrow'> {
  readonly id?: string;
  /** Documents are listed by name, pictures are shown. */
  readonly mode?: 'document' | 'picture';
  readonly disabled?: boolean;
  /** Each file says whether it is pushed on to the other party: `checked` is `'1'` or `'0'`. */
  readonly hasPush?: boolean;
}

/** Files of a record: checked before sending, with progress and a way out. */
export function FileField(props: FileFieldProps) {
  const { value, onChange, disabled, maxCount = defaultFileCount, mode = 'document', isSingle = false } = props;
  const isPicture = mode === 'picture';
  const suffixes = props.suffixes ?? (isPicture ? pictureSuffixes : acceptedSuffixes);
  const files = value ?? [];
  const uploads = useUploads({ ...props, suffixes, isPicture, isNarrow: props.suffixes !== undefined });
  const remove = (file: FileValue) => onChange?.(files.filter((kept) => kept.fileId !== file.fileId));
  const check = (file: FileValue, checked: '0' | '1') =>
    onChange?.(files.map((kept) => (kept.fileId === file.fileId ? { ...kept, checked } : kept)));
  const canAdd = !disabled && (isSingle || files.length < maxCount);
  const isMany = !isSingle && maxCount - files.length > 1;
  const chooser = { ...props, suffixes, isPicture, isMany, onFiles: (list: File[]) => void uploads.start(list) };
  return (
    <div className="kit-files" aria-busy={uploads.running !== undefined}>
      {isPicture ? (
        <PictureList files={files} onRemove={disabled ? undefined : remove}>
          {canAdd && <Chooser {...chooser} />}
        </PictureList>
      ) : (
        <>
          {canAdd && <Chooser {...chooser} />}
          <FileLinks
            files={files}
            isInHand={!disabled}
            onRemove={disabled ? undefined : remove}
            onCheck={props.hasPush && !disabled ? check : undefined}
          />
        </>
      )}
      {uploads.running && <Overlay running={uploads.running} onCancel={uploads.cancel} />}
    </div>
  );
}

interface ChooserProps extends FileFieldProps {
  readonly suffixes: readonly string[];
  readonly isPicture: boolean;
  readonly isMany: boolean;
  readonly onFiles: (files: File[]) => void;
}

function Chooser({ id, suffixes, isPicture, isMany, maxMegabytes = defaultMaxMegabytes, onFiles }: ChooserProps) {
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const className = isPicture ? 'kit-picture kit-picture-add' : 'kit-drop';
  return (
    <div
      className={isOver ? `${className} kit-drop-over` : className}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {isPicture ? (
        <Button type="text" icon={<PlusOutlined />} onClick={() => picker.current?.click()}>
          {t(kitTexts.choosePicture)}
        </Button>
      ) : (
        <>
          <Button icon={<UploadOutlined />} onClick={() => picker.current?.click()}>
            {t(kitTexts.chooseFile)}
          </Button>
          <span className="kit-drop-rules">
            {t(kitTexts.fileRules, { size: maxMegabytes, kinds: suffixes.join(' ') })}
          </span>
        </>
      )}
      <input
        id={id}
        ref={picker}
        type="file"
        className="kit-hidden-input"
        tabIndex={-1}
        aria-label={t(isPicture ? kitTexts.choosePicture : kitTexts.chooseFile)}
        multiple={isMany}
        accept={suffixes.map((suffix) => `.${suffix}`).join(',')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </div>
  );
}

/** Lies over the field while a file is on its way. */
function Overlay({ running, onCancel }: { running: RunningUpload; onCancel: () => void }) {
  const t = useText();
  return (
    <div className="kit-files-overlay" aria-live="polite" {...uploadMark}>
      <UploadProgress
        running={running}
        label={t(kitTexts.uploading, { percent: running.percent })}
        onCancel={onCancel}
      />
    </div>
  );
}
