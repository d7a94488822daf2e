import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { explainRows, scopeReferences, type explainResources } from '@zhaocai/model/scope/scope-endpoints';
import { Button, Form, Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { explainTexts as texts } from './texts.ts';
import type { Question } from './use-question.ts';

interface ExplainFormProps {
  readonly resources: EndpointOutput<typeof explainResources>;
  readonly question: Question | undefined;
  readonly onAsk: (question: Question) => void;
}

/** What the question is about, and about whom. */
export function ExplainForm({ resources, question, onAsk }: ExplainFormProps) {
  const t = useText();
  const mayAskAboutOthers = useAllowed()('datascope_view');
  const [resource, setResource] = useState(question?.resource ?? resources[0]?.name ?? '');
  const [id, setId] = useState(question?.id);
  const [userId, setUserId] = useState(question?.userId);
  return (
    <section className="kit-section">
      <Form
        layout="vertical"
        className="kit-section-body explain-form"
        onFinish={() => id && onAsk({ resource, id, userId })}
      >
        <Form.Item label={t(texts.resource)} htmlFor="explain-resource">
          <Select
            id="explain-resource"
            value={resource}
            options={resources.map(({ name, label }) => ({ value: name, label: t(label) }))}
            onChange={(name) => {
              setResource(name);
              setId(undefined);
            }}
          />
        </Form.Item>
        <Form.Item label={t(texts.row)} htmlFor="explain-row">
          <RowSelect resource={resource} value={id} onChange={setId} />
        </Form.Item>
        {mayAskAboutOthers && (
          <Form.Item label={t(texts.user)} htmlFor="explain-user">
            <UserSelect value={userId} onChange={setUserId} />
          </Form.Item>
        )}
        <Button type="primary" htmlType="submit" disabled={!id}>
          {t(texts.ask)}
        </Button>
      </Form>
    </section>
  );
}

interface RowSelectProps {
  readonly resource: string;
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
}

/** Rows that the asker sees, by name; an id that he was told can be pasted, too. */
function RowSelect({ resource, value, onChange }: RowSelectProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const isId = /^\d{1,18}$/.test(keyword);
  const { data = [], isFetching } = useEndpoint(
    explainRows,
    { resource, ...(keyword && { keyword: keyword.slice(0, 60) }) },
    { keepPrevious: true },
  );
  const shown = data.map(({ id, name }) => ({ value: id, label: name }));
  const known = (id: string) => shown.some((one) => one.value === id);
  const extra = [isId ? keyword : undefined, value].filter((id, at, all) => id && !known(id) && all.indexOf(id) === at);
  return (
    <Select
      id="explain-row"
      loading={isFetching}
      placeholder={t(texts.rowPlaceholder)}
      value={value}
      options={[...shown, ...extra.map((id) => ({ value: id ?? '', label: t(texts.byId, { id: id ?? '' }) }))]}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onChange={onChange}
    />
  );
}

interface UserSelectProps {
  readonly value: string | undefined;
  readonly onChange: (userId: string | undefined) => void;
}

function UserSelect({ value, onChange }: UserSelectProps) {
  const t = useText();
  const { data, isFetching } = useEndpoint(scopeReferences, {}, { staleMs: 60_000 });
  return (
    <Select
      id="explain-user"
      loading={isFetching}
      value={value ?? ''}
      options={[
        { value: '', label: t(texts.myself) },
        ...(data?.user ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(chosen) => onChange(chosen || undefined)}
    />
  );
}
