import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { useLanguage, useText } from '../../../../kit/text/language.ts';
import { useDesign, useDesignStore, type FlowVariable } from '../canvas/design-store.ts';
import { settingTexts as texts } from './texts.ts';

const types = {
  number: texts.typenumber,
  text: texts.typetext,
  flag: texts.typeflag,
  list: texts.typelist,
  any: texts.typeany,
} as const;

/** What the form of a flow holds; of a flow bound to a kind of business its form says it. */
export function VariablesPanel({ isFixed }: { isFixed: boolean }) {
  const t = useText();
  const language = useLanguage();
  const store = useDesignStore();
  const isReadOnly = useDesign((design) => design.isReadOnly) || isFixed;
  const variables = useDesign((design) => design.variables);
  const setAll = (next: readonly FlowVariable[]) => store.setState({ variables: next });
  const change = (at: number, fields: Partial<FlowVariable>) =>
    setAll(variables.map((variable, index) => (index === at ? { ...variable, ...fields } : variable)));
  const free = () => {
    let no = variables.length + 1;
    while (variables.some(({ name }) => name === `field${no}`)) no += 1;
    return `field${no}`;
  };
  return (
    <>
      {isFixed && <p className="flow-note">{t(texts.boundVariables)}</p>}
      <ul className="flow-list">
        {variables.map(({ name, type, label }, at) => (
          <li key={at} className="flow-list-line">
            <Input
              size="small"
              aria-label={t(texts.variableName)}
              value={name}
              disabled={isReadOnly}
              maxLength={60}
              status={/^[A-Za-z_]\w*$/.test(name) ? undefined : 'error'}
              onChange={(event) => change(at, { name: event.target.value })}
            />
            <Input
              size="small"
              aria-label={t(texts.variableLabel)}
              placeholder={t(texts.variableLabel)}
              value={label?.[language] ?? ''}
              disabled={isReadOnly}
              maxLength={60}
              onChange={(event) => change(at, { label: { zh: event.target.value, en: event.target.value } })}
            />
            <Select
              size="small"
              style={{ width: 84, flex: 'none' }}
              aria-label={t(texts.variableType)}
              value={type}
              disabled={isReadOnly}
              options={Object.entries(types).map(([value, words]) => ({ value, label: t(words) }))}
              onChange={(next: FlowVariable['type']) => change(at, { type: next })}
            />
            <Button
              size="small"
              type="text"
              disabled={isReadOnly}
              aria-label={t(texts.remove)}
              icon={<DeleteOutlined />}
              onClick={() => setAll(variables.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </ul>
      {!isReadOnly && (
        <Button
          block
          type="dashed"
          icon={<PlusOutlined />}
          onClick={() => setAll([...variables, { name: free(), type: 'text' }])}
        >
          {t(texts.addVariable)}
        </Button>
      )}
    </>
  );
}
