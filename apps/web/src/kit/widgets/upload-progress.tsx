import { Button, Progress } from 'antd';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import type { RunningUpload } from './use-uploads.ts';

export interface UploadProgressProps {
  readonly running: RunningUpload;
  /** What the bar says to who cannot see it. */
  readonly label: string;
  readonly onCancel: () => void;
}

/** How far a file is; where the line broke it says so, and offers to go on. */
export function UploadProgress({ running: { name, percent, goOn }, label, onCancel }: UploadProgressProps) {
  const t = useText();
  return (
    <>
      <span className="kit-upload-name">{name}</span>
      <Progress
        percent={percent}
        size="small"
        status={goOn ? 'exception' : 'active'}
        format={() => `${percent}%`}
        aria-label={label}
      />
      {goOn && (
        <>
          <span role="alert">{t(kitTexts.uploadBroken)}</span>
          <Button type="link" size="small" onClick={goOn}>
            {t(kitTexts.uploadOn)}
          </Button>
        </>
      )}
      <Button type="link" size="small" onClick={onCancel}>
        {t(kitTexts.cancelUpload)}
      </Button>
    </>
  );
}
