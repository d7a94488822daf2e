import { scopeRouteList, type ScopeRoute } from '@zhaocai/model/scope/scope-endpoints';
import { platformMessages } from '@zhaocai/model/kit/messages';
import { apiScope } from '@zhaocai/model/scope/api-scope';
import { Form, Select } from 'antd';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { apiScopeTexts as texts } from './texts.ts';

interface RoutePickerProps {
  readonly value: string | undefined;
  readonly isMissing: boolean;
  readonly onChoose: (route: ScopeRoute) => void;
}

/** One endpoint of the catalog, found by a part of its name or path. */
export function RoutePicker({ value, isMissing, onChoose }: RoutePickerProps) {
  const t = useText();
  const { data = [], isFetching } = useEndpoint(scopeRouteList, {}, { staleMs: 300_000 });
  const label = t(apiScope.fields.scopePath.label);
  const chosen = data.find(({ route }) => route === value);
  return (
    <Form layout="vertical" className="kit-form scope-route">
      <Form.Item
        label={label}
        htmlFor="scope-route"
        required
        help={isMissing ? t(platformMessages['platform.required'], { field: label }) : undefined}
        validateStatus={isMissing ? 'error' : undefined}
        extra={isMissing ? undefined : chosen ? permissionLine(chosen, t) : t(texts.routeHelp)}
      >
        <Select
          id="scope-route"
          autoFocus={!value}
          loading={isFetching && data.length === 0}
          placeholder={t(texts.routePlaceholder)}
          notFoundContent={t(texts.noRoute)}
          value={value}
          options={data.map((one) => ({ value: one.route, label: t(one.label), route: one }))}
          showSearch={{
            filterOption: (text, option) => holds(`${option?.label ?? ''} ${option?.value ?? ''}`, text),
          }}
          optionRender={({ label: name, value: route }) => (
            <span className="route-option">
              {name}
              <code className="kit-mono">{route}</code>
            </span>
          )}
          labelRender={({ value: route }) => <code className="kit-mono">{route}</code>}
          onChange={(_, option) => {
            if (option && !Array.isArray(option)) onChoose(option.route);
          }}
        />
      </Form.Item>
    </Form>
  );
}

function permissionLine({ label, permission }: ScopeRoute, t: ReturnType<typeof useText>): string {
  return `${t(label)} · ${t(texts.permission)} ${permission === 'signedIn' ? t(texts.signedIn) : permission}`;
}

/** Every word somewhere in it. */
function holds(text: string, words: string): boolean {
  const lower = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
