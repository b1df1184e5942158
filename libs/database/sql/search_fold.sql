-- Folds a keyword for search: no accents on Latin letters, and ASCII letters in lower case. `foldKeyword` in libs/domain does the
-- same. Values are cut to 201 characters, one more than a filter may have, because an index entry can't hold long values.
--
-- `translate` costs twenty times as much as the `replace` calls for Spanish letters, so it's only used for other letters.
-- Indexes use this function: renaming its argument or changing its results requires rebuilding them.
create or replace function search_fold(value text) returns text language sql immutable parallel safe
  return case
    when octet_length(value) = length(value) then lower(left(value, 201) collate "C")
    when value !~ '[^ -~áéíóúüñÁÉÍÓÚÜÑ]' then lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      replace(replace(
        left(value, 201), 'á', 'a'), 'é', 'e'), 'í', 'i'), 'ó', 'o'), 'ú', 'u'), 'ü', 'u'), 'ñ', 'n'),
          'Á', 'A'), 'É', 'E'), 'Í', 'I'), 'Ó', 'O'), 'Ú', 'U'), 'Ü', 'U'), 'Ñ', 'N') collate "C")
    else lower(translate(left(value, 201),
      'ÁÀÂÄÃÅáàâäãåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÖÕóòôöõÚÙÛÜúùûüÑñÇçÝýÿŞşŠšŚśŽžŹźŻżČčĆćŘřĚěĘęĄąŃńŐőŰűĞğØøŁłºª',
      'aaaaaaaaaaaaeeeeeeeeiiiiiiiioooooooooouuuuuuuunnccyyysssssszzzzzzccccrreeeeaannoouuggoolloa') collate "C")
  end;
