import { templateApi } from '@zhaocai/model/document/template-endpoints';
import { variableLabels } from '@zhaocai/model/document/template-variables';
import { Alert } from 'antd';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { DescriptionList } from '../../kit/widgets/description-list.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { documentTexts as texts } from './texts.ts';

/** What a template would write of a project; what is missing stands first. */
export function FoundValues(subject: { templateId: string; projectId: string; entryId?: string }) {
  const t = useText();
  const query = useEndpoint(templateApi.tryOut, subject);
  const told = (name: string) =>
    variableLabels(name)
      .map((label) => t(label))
      .join(' · ') || name;
  return (
    <Loaded query={query} rows={4}>
      {({ variables, missing }) => (
        <>
          <Alert
            type={missing.length > 0 ? 'warning' : 'success'}
            showIcon
            title={missing.length > 0 ? t(texts.missing, { names: missing.map(told).join('、') }) : t(texts.complete)}
          />
          <div className="document-found" tabIndex={0} role="region" aria-label={t(texts.tried)}>
            <DescriptionList
              facts={variables.map(({ name, value }) => ({
                key: name,
                label: <span title={name}>{told(name)}</span>,
                value: value ?? t(texts.noValue),
              }))}
            />
          </div>
        </>
      )}
    </Loaded>
  );
}
