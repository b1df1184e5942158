const ADDRESS = /^(?<start>postgres(?:ql)?:\/\/(?:[^@/?]*@)?)(?<hosts>[^/?]*)(?<rest>.*)$/s;

/**
 * The address of each host of `url` (`postgresql://user:password@one:5432,two:5432/name?option=value`), in their order. An address
 * with one host is returned unchanged.
 */
export function hostUrls(url: string): readonly string[] {
  const { start = '', hosts = '', rest = '' } = ADDRESS.exec(url)?.groups ?? {};
  return hosts.includes(',') ? hosts.split(',').map((host) => `${start}${host}${rest}`) : [url];
}
