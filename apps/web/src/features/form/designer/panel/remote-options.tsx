import { formDictionaryTry } from '@zhaocai/model/form/design-endpoints';
import { objectAt, textAt, withSetting } from '@zhaocai/model/form/json';
import type { FormField, JsonObject } from '@zhaocai/model/form/model';
import { withObject } from '@zhaocai/model/form/new-field';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../../kit/endpoint/use-command.ts';
import { useText } from '../../../../kit/text/language.ts';
import { changeField, useDesignStore } from '../design-store.ts';
import { panelTexts as texts } from '../texts.ts';
import { Labelled } from './labelled.tsx';
import { NamesSetting } from './names-setting.tsx';
import { plainOf, textsOf } from './pairs.ts';
import { PairsSetting } from './pairs-setting.tsx';

/** Where options are fetched from: by the server, from this site or hosts that it allows. */
export function RemoteOptions({ field, isTree }: { readonly field: FormField; readonly isTree: boolean }) {
  const t = useText();
  const store = useDesignStore();
  const { id, props } = field;
  const url = textAt(props, 'dicUrl') ?? '';
  const method = textAt(props, 'dicMethod') ?? 'get';
  const trying = useCommand(formDictionaryTry, { success: 'silent' });
  const [count, setCount] = useState<number>();
  const change = (key: string, value: string) =>
    changeField(store, { id, mark: key }, (one) => ({ ...one, props: withSetting(one.props, key, value) }));
  const changeObject = (key: string, mark: string) => (object: JsonObject) =>
    changeField(store, { id, mark }, (one) => withObject(one, key, object));
  const attempt = async () => {
    const answer = await trying.run({
      dicUrl: url,
      dicMethod: method === 'post' ? 'post' : 'get',
      dicQuery: plainOf(props['dicQuery']),
      props: textsOf(objectAt(props, 'props')),
    });
    setCount(answer?.data.length);
  };
  return (
    <>
      <Labelled label={t(texts.url)}>
        <Input
          value={url}
          maxLength={500}
          placeholder="/api/…"
          onChange={(event) => change('dicUrl', event.target.value)}
        />
      </Labelled>
      <Labelled label={t(texts.method)}>
        <Select
          value={method}
          options={[
            { value: 'get', label: 'GET' },
            { value: 'post', label: 'POST' },
          ]}
          onChange={(next: string) => change('dicMethod', next)}
        />
      </Labelled>
      <PairsSetting label={t(texts.query)} value={props['dicQuery']} onChange={changeObject('dicQuery', 'dicQuery')} />
      <NamesSetting
        names={objectAt(props, 'props')}
        isTree={isTree}
        onChange={(names, key) => changeObject('props', `props.${key}`)(names)}
      />
      <div className="form-option">
        <Button size="small" disabled={url === ''} loading={trying.isRunning} onClick={() => void attempt()}>
          {t(texts.try)}
        </Button>
        {count !== undefined && <span className="form-design-note">{t(texts.tried, { count })}</span>}
      </div>
    </>
  );
}
