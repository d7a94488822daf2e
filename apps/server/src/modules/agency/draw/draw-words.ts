import type { Text } from '@zhaocai/model';

/** To whoever watched over a draw that another watches over now. */
export function takenOver(by: string, reason: string): Text {
  return {
    zh: `${by}接替您监督本次抽取：${reason}`,
    en: `${by} watches over this draw in your place: ${reason}`,
  };
}

export function turnPassed(name: string, reason: string): Text {
  return { zh: `“${name}”不再承办，顺延：${reason}`, en: `The turn passed over ${name}: ${reason}` };
}

export function cooperationEnded(name: string, reason: string): Text {
  return { zh: `与“${name}”的合作已终止：${reason}`, en: `The cooperation with ${name} was ended: ${reason}` };
}
