import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Panel } from '../../../components/Panel.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { SANDBOX_OPERATIONS } from '../generated/operations.js';
import { messages } from '../messages.js';
import { findOperations, titleOf } from '../names.js';
import type { SandboxOperation } from './operation.js';
import classes from '../Sandbox.module.css';

/** Every call of the API, by version and topic. */
export function OperationList({ current }: { current: SandboxOperation }) {
  const { t, language } = useMessages(messages);
  const [written, setWritten] = useState('');
  const found = findOperations(SANDBOX_OPERATIONS, written, language);
  return (
    <div className={classes.list}>
      <Panel title={t('list.title')}>
        <nav aria-label={t('list.title')}>
          <TextInput
            size="xs"
            mb="xs"
            type="search"
            placeholder={t('list.filter')}
            aria-label={t('list.filter')}
            value={written}
            onChange={(event) => setWritten(event.currentTarget.value)}
          />
          <div aria-live="polite">{found.length === 0 && t('list.none')}</div>
          <div className={classes.operations}>
            {groupsOf(found).map(({ version, tag, operations }) => (
              // Re-created when it has to be open, so that matches and the current call are visible.
              <details
                key={`${version} ${tag} ${String(written !== '')}`}
                className={classes.group}
                open={written !== '' || (version === current.version && tag === current.tag) || !isLong(operations)}
              >
                <summary>
                  {version} · <Tag tag={tag} />
                </summary>
                <ul>
                  {operations.map((operation) => (
                    <li key={operation.id}>
                      <Link
                        className={classes.operation}
                        to={`?call=${operation.id}`}
                        replace
                        preventScrollReset
                        aria-current={operation.id === current.id}
                      >
                        <span className={classes.method}>{operation.method}</span>
                        <span>{titleOf(operation, language)}</span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </div>
        </nav>
      </Panel>
    </div>
  );
}

function Tag({ tag }: { tag: string }) {
  const { t, has } = useMessages(messages);
  const key = `tags.${tag}`;
  return <>{has(key) ? t(key) : tag}</>;
}

interface Group {
  version: string;
  tag: string;
  operations: SandboxOperation[];
}

const isLong = (operations: readonly SandboxOperation[]): boolean => operations.length > 12;

/** The newer version first: new programs should use it. */
function groupsOf(operations: readonly SandboxOperation[]): Group[] {
  const groups: Group[] = [];
  for (const operation of operations) {
    const { version, tag } = operation;
    const group = groups.find((one) => one.version === version && one.tag === tag);
    if (group) group.operations.push(operation);
    else groups.push({ version, tag, operations: [operation] });
  }
  return groups.sort((one, other) => other.version.localeCompare(one.version));
}
