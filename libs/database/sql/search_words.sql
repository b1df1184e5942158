-- Returns the words in the first 4,000 characters of a text, folded like `search_fold`. Indexes use it: see there.
--
-- Punctuation becomes spaces: otherwise the parser keeps words such as `a/b` whole, and drops what looks like an HTML tag.
create or replace function search_words(value text) returns tsvector language sql immutable parallel safe
  return to_tsvector('pg_catalog.simple'::regconfig, case
    when octet_length(value) = length(value) then
      replace(replace(replace(replace(replace(replace(replace(replace(replace(
        left(value, 4000), '<', ' '), '>', ' '), '&', ' '), '.', ' '), '/', ' '), ':', ' '), '@', ' '),
          '_', ' '), '-', ' ')
    when value !~ '[^ -~áéíóúüñÁÉÍÓÚÜÑ]' then
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
        left(value, 4000), '<', ' '), '>', ' '), '&', ' '), '.', ' '), '/', ' '), ':', ' '), '@', ' '),
          '_', ' '), '-', ' '), 'á', 'a'), 'é', 'e'), 'í', 'i'), 'ó', 'o'), 'ú', 'u'), 'ü', 'u'), 'ñ', 'n'),
          'Á', 'A'), 'É', 'E'), 'Í', 'I'), 'Ó', 'O'), 'Ú', 'U'), 'Ü', 'U'), 'Ñ', 'N')
    else translate(left(value, 4000),
      'ÁÀÂÄÃÅáàâäãåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÖÕóòôöõÚÙÛÜúùûüÑñÇçÝýÿŞşŠšŚśŽžŹźŻżČčĆćŘřĚěĘęĄąŃńŐőŰűĞğØøŁłºª!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~¡¿«»‘’“”‚„–—―…·•°´¨¸§¶©®™',
      'aaaaaaaaaaaaeeeeeeeeiiiiiiiioooooooooouuuuuuuunnccyyysssssszzzzzzccccrreeeeaannoouuggoolloa                                                         ')
  end);
