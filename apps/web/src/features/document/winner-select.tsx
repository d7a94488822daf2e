import { templateApi } from '@zhaocai/model/document/template-endpoints';
import { Alert, Select } from 'antd';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { documentTexts as texts } from './texts.ts';

interface WinnerSelectProps {
  readonly id: string;
  readonly projectId: string;
  readonly value: string | undefined;
  readonly onChange: (entryId: string | undefined) => void;
}

/** One of the suppliers that a project has chosen; without any it says why there is no choice. */
export function WinnerSelect({ id, projectId, value, onChange }: WinnerSelectProps) {
  const t = useText();
  const { data, isFetching } = useEndpoint(templateApi.winners, { projectId });
  if (data?.length === 0) return <Alert type="info" showIcon title={t(texts.noWinner)} />;
  return (
    <div>
      <label htmlFor={id}>{t(texts.winner)}</label>
      <Select
        id={id}
        className="kit-wide"
        loading={isFetching}
        value={value}
        placeholder={t(texts.chooseWinner)}
        options={(data ?? []).map(({ entryId, packageNo, packageName, supplierName }) => ({
          value: entryId,
          label: t(texts.winnerLine, { supplierName, packageNo, packageName }),
        }))}
        onChange={(next: string | undefined) => onChange(next)}
      />
    </div>
  );
}
