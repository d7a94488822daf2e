import { Progress } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { fileSizeText } from '../../../kit/text/file-size.ts';
import { companyTexts as texts } from './texts.ts';

export interface FileSpaceProps {
  readonly fileBytes: number;
  readonly fileQuotaBytes: number | null;
}

/** From here on its administrators have been told. */
const nearlyFull = 0.8;

export function isNearlyFull({ fileBytes, fileQuotaBytes }: FileSpaceProps): boolean {
  return fileQuotaBytes !== null && fileBytes >= fileQuotaBytes * nearlyFull;
}

/** What the files of a tenant take of what they may, as a bar: orange when it is nearly full, red when it is. */
export function FileSpace(space: FileSpaceProps) {
  const t = useText();
  const { fileBytes, fileQuotaBytes } = space;
  const used = fileSizeText(fileBytes);
  if (fileQuotaBytes === null) return <>{t(texts.usedUnlimited, { used })}</>;
  const percent = Math.min(100, Math.round((fileBytes / fileQuotaBytes) * 100));
  const near = isNearlyFull(space) ? 'var(--app-orange-text)' : undefined;
  const words = t(texts.used, { used, quota: fileSizeText(fileQuotaBytes) });
  return (
    <div className="tenancy-space">
      <Progress
        percent={percent}
        size="small"
        aria-label={words}
        strokeColor={percent >= 100 ? 'var(--app-red-text)' : near}
        status="normal"
      />
      <span className="kit-number">{words}</span>
    </div>
  );
}
