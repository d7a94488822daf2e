/** 新增项目, New project. */
export function joinWords(verb: string, noun: string): string {
  return /^[a-z]/i.test(verb) ? `${verb} ${noun.toLowerCase()}` : verb + noun;
}
