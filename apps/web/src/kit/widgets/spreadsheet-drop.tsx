import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';

export interface SpreadsheetDropProps {
  /** On the button. */
  readonly label: string;
  /** Beside it: what may be dropped, or what is going on. */
  readonly hint: string;
  /** What the picker is called for those who do not see the button. */
  readonly pickerLabel: string;
  readonly isPrimary?: boolean;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  readonly onFile: (file: File) => void;
  /** Other kinds than an .xlsx. */
  readonly accept?: string;
}

/** Where an .xlsx is chosen or dropped. */
export function SpreadsheetDrop({
  label,
  hint,
  pickerLabel,
  isPrimary,
  isBusy,
  isDisabled,
  onFile,
  accept = '.xlsx',
}: SpreadsheetDropProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    setOver(false);
    if (files?.[0]) onFile(files[0]);
  };
  return (
    <div
      className={isOver ? 'kit-drop kit-drop-over' : 'kit-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <Button
        type={isPrimary ? 'primary' : 'default'}
        icon={<UploadOutlined />}
        loading={isBusy}
        disabled={isDisabled}
        onClick={() => picker.current?.click()}
      >
        {label}
      </Button>
      <span className="kit-drop-rules">{hint}</span>
      <input
        ref={picker}
        type="file"
        accept={accept}
        className="kit-hidden-input"
        tabIndex={-1}
        aria-label={pickerLabel}
        onChange={(event) => {
          take(event.target.files);
          // The same file, mended, is chosen again.
          event.target.value = '';
        }}
      />
    </div>
  );
}
