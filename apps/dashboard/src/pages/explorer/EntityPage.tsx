import { Anchor, Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { useHasRole } from '../../api/me.js';
import { useAnnounce } from '../../components/notices/Announcer.js';
import { PageHeader } from '../../components/PageHeader.js';
import { Panel } from '../../components/Panel.js';
import { ErrorState, Loading } from '../../components/notices/states.js';
import { useMessages } from '../../i18n/useMessages.js';
import { ChargeContext } from './charges.js';
import { ChangesPanel } from './ChangesPanel.js';
import { EntityHeader } from './EntityHeader.js';
import classes from './explorer.module.css';
import { KeyNotice } from './KeyNotice.js';
import { LibraryContext, useLibrary } from './library/library.js';
import { messages } from './messages.js';
import { PriceTag, rejectionReason, RejectionNotice } from './PriceTag.js';
import { PurchasesNotice } from './PurchasesNotice.js';
import { ReceivedLink } from './received/ReceivedLink.js';
import { useCatalog, useOpened, usePreview } from './registry.js';
import { addCharge } from './sections/opened.js';
import { SectionsView } from './sections/SectionsView.js';
import { useChargeText, useExplorerErrorText } from './useExplorerErrorText.js';

// The picture is half of the explorer's size, so it loads only when it is opened.
const NetworkView = lazy(() => import('./network/NetworkView.js'));

const VIEWS = ['sections', 'network', 'changes'] as const;

/**
 * The page of a company or a person. Opening the page spends nothing: earlier purchases open as they were, and opening the card
 * has a price and a button.
 */
export default function EntityPage() {
  const { id = '' } = useParams();
  return <EntityPages key={id} id={id} />;
}

function EntityPages({ id }: { id: string }) {
  const { t } = useMessages(messages);
  const { opened, error, retry, open, change, reload } = useOpened(id);
  const library = useLibrary(id);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const catalog = useCatalog();
  const say = useExplorerErrorText();
  const view = VIEWS.find((name) => name === query.get('view')) ?? 'sections';
  const survivor = opened?.entity.id;
  useEffect(() => {
    // A merged entity is returned as its survivor, so switch the address to it.
    if (survivor !== undefined && survivor !== id) void navigate(`/explorer/${survivor}`, { replace: true });
  }, [survivor, id, navigate]);
  const pressed = useRef(false);
  useEffect(() => {
    // The clicked button is gone, so the opened page takes the focus.
    if (!pressed.current || !opened) return;
    pressed.current = false;
    document.querySelector<HTMLElement>('h1')?.focus();
  }, [opened]);
  if (error) return <ErrorState error={error} onRetry={retry} say={say} />;
  if (opened === undefined) return <Loading />;
  if (opened === null) {
    const openHere: typeof open = (include, maxCharge) => {
      pressed.current = true;
      return open(include, maxCharge);
    };
    return <Gate id={id} open={openHere} />;
  }
  const name = opened.entity.nombre ?? id;
  return (
    <ChargeContext value={(billing) => change((known) => known && addCharge(known, billing))}>
      <LibraryContext value={library.data ?? []}>
        <EntityHeader opened={opened} />
        <PurchasesNotice opened={opened} />
        <KeyNotice />
        <nav className={classes.views} aria-label={t('views.label')}>
          {VIEWS.map((one) => (
            <Link
              key={one}
              to={one === 'sections' ? `/explorer/${id}` : `/explorer/${id}?view=${one}`}
              className={classes.view}
              aria-current={one === view ? 'page' : undefined}
            >
              {t(`views.${one}`)}
            </Link>
          ))}
        </nav>
        {catalog.error ? (
          <ErrorState error={catalog.error} onRetry={() => void catalog.refetch()} say={say} />
        ) : catalog.data === undefined ? (
          <Loading />
        ) : view === 'sections' ? (
          <SectionsView opened={opened} catalog={catalog.data} open={open} change={change} reload={reload} />
        ) : view === 'changes' ? (
          <ChangesPanel id={id} catalog={catalog.data} />
        ) : (
          <Suspense fallback={<Loading />}>
            <NetworkView id={id} name={name} catalog={catalog.data} />
          </Suspense>
        )}
        <Group className={classes.lead} gap="0 1.5rem">
          <Anchor component={Link} to={`/data-requests?entity=${id}`} size="sm" display="inline-block" py={4}>
            {t('wrongData')}
          </Anchor>
          <ReceivedLink id={id} />
        </Group>
      </LibraryContext>
    </ChargeContext>
  );
}

interface GateProps {
  id: string;
  open: ReturnType<typeof useOpened>['open'];
}

/** Before the card is bought: its price, and the button that buys it. */
function Gate({ id, open }: GateProps) {
  const { t } = useMessages(messages);
  const announce = useAnnounce();
  const say = useExplorerErrorText();
  const charge = useChargeText();
  const maySpend = useHasRole('member');
  const preview = usePreview(maySpend ? ['card', id] : null, ({ v5 }, signal) =>
    v5.entities.get(id, { include: ['DAT-FREE'] }, { dryRun: true, signal }),
  );
  const card = useMutation({
    mutationFn: () => open(['DAT-FREE'], preview.data?.price),
    onSuccess: ({ entity }) => announce(charge(entity.billing.charged)),
  });
  return (
    <>
      <PageHeader
        title={id}
        actions={
          <Anchor component={Link} to="/explorer">
            {t('gate.back')}
          </Anchor>
        }
      />
      <div className={classes.stack}>
        <KeyNotice />
        {preview.error ? (
          <ErrorState error={preview.error} onRetry={() => void preview.refetch()} say={say} />
        ) : (
          <Panel title={t('gate.title')}>
            <p className={classes.lead}>{t('gate.text')}</p>
            {card.error && <ErrorState error={card.error} say={say} />}
            <div className={classes.row}>
              <Button
                loading={card.isPending}
                disabled={!maySpend || preview.data === undefined || rejectionReason(preview.data) !== null}
                onClick={() => card.mutate()}
              >
                <span>
                  {t('gate.open')} · <PriceTag preview={preview} />
                </span>
              </Button>
              <RejectionNotice billing={preview.data} />
            </div>
            <ReceivedLink id={id} />
          </Panel>
        )}
      </div>
    </>
  );
}
