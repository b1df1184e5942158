/**
 * Given names of women and of men that are common in the region, in Portuguese and English, and some that several languages of
 * Europe share; names in both tables are given to both. Facts of the first names of the US Census of 1990 (public domain) and of
 * the locales of Faker (MIT), completed by us for the countries of the registers.
 */
export const WOMEN: readonly string[] =
  `abigail abril ada addie adela adele adelina adeline adina adriana adrienne agata agnes aida aimee alana alberta
   albina alejandra alena alessandra alessia alexa alexandra alexis alice alicia alina aline alisa alisha alison
   allison alma alta alva alyssa amalia amanda amber amelia amelie amina aminta amira amparo amy ana anabel anastasia
   anayansi andrea angela angelica angelina angeline angie anita ann anna anne annette anni annie antoinette antonella
   antonia araceli aracelis ariadna ariana arlene ashley astrid audrey aurea aurelia aurora barbara beata beatrice
   beatriz becky belinda benedita benicia bernadette bernice berta bertha bessie beth bethany betsy bette bettie betty
   beulah beverly bianca bianka bibiana bienvenida billie blanca blanche bobbie bonita bonnie brandi brandy brenda
   briceida bridget brittany brittney brooke bruna caetana caitlin camila camilla camille candace candice candy cara
   caridad carina carla carlota carlotta carmela carmen carminho carmo carol carole carolina caroline carolyn carrie
   casey cassandra cassie catalina catarina catherine cathy cecelia cecile cecilia celeste celia celine cesia charity
   charlene charlotte chelsea cheri cherie cheryl chloe chris christa christie christina christine christy cindy
   claire clara clarice claudia cleo clotilde colleen concepcion conchita connie constanca constance consuelo cora
   corinne courtney cristina crystal cynthia daisy dalila dalys damaris dana daniela danielle daphne daria darla
   darlene dayana deanna debbie debora deborah debra delia della delores deloris dena denise desiree deyanira diana
   diane dianna dianne dilia dina dixie dolores domitila donna dora doreen doris dorotea dorothea dorothy dorthy
   edilma edith edna eduarda eduviges effie eileen eira ela elaine eleanor elena eleonora eliana elida elisa elisabeth
   elise eliza elizabeth elka ella ellen eloa eloisa eloise elsa elsie elva elvia elvira ema emanuelly emelie emelina
   emerita emilia emilie emily emma eneida enelda enereida erica erika erin erma ernestina ernestine esilda esmeralda
   esperanza essie estefani estefania estefany estela estella estelle ester estera esther ethel etta eudocia eugenia
   eula eulogia eunice eva evelia evelina evelyn eyra fabiana fabiola fabricia fannie fanny fatima fay faye felicia
   felipa feliza fernanda filipa filomena fiona flor flora florence florencia frances francesca francine francis
   francisca frankie freda frederica frida fulvia gabriela gail gayle geneva genevieve georgia geraldine germania
   gertrude gilma gina ginger giovanna gisela gladys glenda glenna gloria goldie grace gracie graciela greta gretchen
   griselda guadalupe guillermina gwen gwendolyn hailey hana hanna hannah harriet hattie hazel heather heidi heidy
   helen helena helene heloisa henrietta hermelinda hilda holly ida idalia idalides idalmis idania ifigenia ileana
   ilka ilsa ilsia iluminada imogene ina indira ines inez ingrid ira irena irene irina iris irma isabel isabela
   isabella isabelle isabelly isadora isis itza itzel iva ivania ivanna ivette ivonne izabela jackie jaclyn jacqueline
   jacquelyn jahaira jamie jamileth jana janaina jane janelle janet janeth janette janice janie janina janine janis
   janneth jaqueline jasmina jasmine jayne jazmin jean jeanette jeanine jeanne jeannette jeannie jenifer jenna jennie
   jennifer jenny jessica jessie jewel jewell jill jillian jimena joan joana joann joanna joanne jocelyn jodi jody
   johana johanna johnnie jolene joni jorgelina josefina josephine josie joyce juana juanita judith judy julia juliana
   julie julieta julissa kara karen kari karin karina karla karolina katarina kate katherine kathia kathleen kathryn
   kathy katie katiuska katrina kay kayla keila keisha kelley kelli kellie kelly kelsey kendra kenia keri kerri kerry
   kiara kimberley kimberly kira kirsten klara krista kristen kristi kristie kristin kristina kristine kristy krystal
   krystel lacey laila lana lara larissa latasha latonya latoya laura laurel lauren laurence laurie laverne lavinia
   lea leah leda leidy leigh leila lela lena lenora leola leona leonela leonie leonor leonora lesbia lesley leslie
   leticia leyda leydi leydis lia liana ligia lila lilia liliana lilibeth lillian lillie lily lina linda lindsay
   lindsey lineth linnea lisa lisbeth liseth lisseth lissette livia liz lizbeth lizzie lois lola lora lorena lorene
   loretta lori lorna lorraine lottie lou louise lourdes luana luca lucia lucie lucille lucinda lucy luena luisa luiza
   lula luna luz luzmila lydia lynda lynette lynn lynne mabel mable madalena madelaine madeline mae mafalda magali
   magda magdalena maggie maica maite maja malena malvina mamie mandy manuela mara marcela marcella marcia marelis
   margaret margarida margarita margie marguerite maria marian mariana marianna marianne maribel maribeth maricarmen
   maricela marie mariela marilu marilyn marina marineth marion marisa marisol marissa maritza marixenia marjorie
   marla marlene marlenis marleny marli marsha marta martha martina martine maruquel mary maryann maryoris mathilde
   matilda matilde mattie maud maude maureen maxine maya mayerlin mayra mayte megan meghan meire melania melanie
   melany melba melida melinda melisa melissa melody melva mercedes mercia meredith meylin mia micaela michaela
   michele michelle migdalia mila milagros mildred milena mina mindy minerva minnie mira miranda mireya miriam mirna
   misty mitzila mollie molly mona monica monika monique monserrat morgan morgana muriel myra myrna myrtle nadia
   nadine nadira nadiuska nancy naomi narcisa natalia natalie natasa natasha nayeli nedelka nelcy nelida nell nellie
   nelly nereida nettie nichole nicole nidia nikki nikola nilka nilsa nimia nina nixia noemi nohelia nora noris norma
   nubia nuria nury nuvia odalys oderay odilia ofelia olga olive olivia ollie omaira onelia ora osiris otilia paige
   palmira pam pamela paola pat patrica patrice patricia patsy patti patty paula paulette paulina pauline pearl peggy
   penelope penny petra phyllis pia piedad pilar polly priscila priscilla querube rachael rachel rachelle rafaela
   ramona raquel reba rebeca rebecca rebeka rebekah regina reina rena renata renee rhonda rita roberta robin robyn
   rochelle rocio romana romelia romina ronda rosa rosalba rosalia rosalie rosalina rosalind rosana rosangela rosario
   rosaura rose rosemarie rosemary rosetta rosie rosina roxana roxanne roza rubiela ruby ruth sabina sabrina sadie
   safira sallie sally samantha sandra sandy sara sarah saray selma serena shana shanna shannon shari sharon shawn
   shawna sheena sheila shelby shelia shelley shelly sheri sherri sherrie sherry sheryl sheyla shirley sidney silvia
   simona simone siria sixta sobeida sofia soledad sondra sonia sonja sonya sophia sophie soraia soraida stacey stacie
   stacy stefania stefanie stella stephanie stephany suelen susan susana susanne susie suzanne sylvia tabitha talita
   tamara tami tamika tammie tammy tania tanya tara tasha tatiana taylor telma teodora teresa teri terri terry thea
   thelma theresa therese tiffany tilcia tina tomasa toni tonia tonya tracey traci tracie tracy tricia trina trisha
   trudy tulia ursula valentina valeria valerie vanda vanesa vanessa vania velma vera verna veronica veronika vianeth
   vicki vickie vicky victoria vielka viktoria vilma viodelda viola violet virginia vitoria vivian vivien walkiria
   wanda wendy whitney willie wilma winifred xenia ximena xiomara xochitl yadira yahaira yaira yajaira yamila yamilet
   yamileth yamilka yanelis yaneth yanina yarelis yaretzi yaribel yariela yarielis yarisel yaritza yasmin yazmin
   yelena yenifer yenny yeny yesenia yessenia yessica yira yisel yohana yolanda yomaira yorlenis yoselin yudith
   yuliana yulissa yurany yvette yvonne zaida zara zenaida zita zobeida zoe zoila zoraida zuleika zuleima zulema
   zuleyka zulma`.split(/\s+/);

export const MEN: readonly string[] =
  `aaron abdias abdiel abel abraham adalberto adam adan adrian afonso agapito agustin alan albert alberto albin
   alcibiades alejandro alessandro alex alexander alexandre alexis alfonso alfred alfredo ali allan allen alton alva
   alvin amado amelio ananias andre andrej andres andrew andy angel angelo anibal anthony anton antonio arcadio archie
   ariel aristides armando armin arne arnold arnulfo aron arthur artur arturo august aurel aurelio austin avelino axel
   azael barry belisario benicio benigno benito benjamim benjamin bennie benny bernabe bernard bernardo bill billy
   blake bobby boris brad bradley brandon brayan breno brent brett brian bruce bruno bryan bryant byron caio caleb
   calebe calvin cameron candelario carl carles carlo carlos carlton carmelo carol carroll casey catalino caua cecil
   cedric ceferino celestino cesar chad charles charlie chester chris christian christopher cirilo clarence clark
   claude claudio clayton cleber clemente clifford clifton clint clinton clyde cody colin constantin constantino corey
   cornelio cory craig crescencio cristian cristiano cristobal curtis dale dallas damian damon dan dana daniel danilo
   danny dario darius darrel darrell darren darryl daryl dave davi david dean deivis delbert delfin demetrio deneval
   denis dennis derek derrick devin dewey diego dimas dinis dino diogo dionisio dominic dominik donald donnie dorian
   doroteo douglas doyle drew duane duarte dustin dwayne dwight earnest eddie edgar edgardo edilberto edison edmond
   edmund eduard eduardo edward edwin efrain efren eladio eleuterio elias eliecer eligio elisio ellis elmer eloy elvin
   emanuel emigdio emil emilian emiliano emilio emmanuel enrique enzo epifanio erasmo eric erick erik ernest ernesto
   ervin erwin esteban eugen eugene eusebio eustaquio evan evaristo everardo everett ezequiel fabian fabiano fabio
   fabricio faustino fausto federico feliciano felipe felix ferdinand fermin fernando fidel filiberto filip filipe
   finn florencio florian floyd forrest francesco francis francisco frank frankie franklin fred freddie freddy
   frederic frederick frederico frederik fredrick fredy gabriel gael galo garrett garry gary gaspar genaro gene
   geoffrey george geovany gerald gerard gerardo german gil gilbert gilberto gino giovanni giuseppe glen glenn goncalo
   gonzalo gordon grant greg gregg gregorio gregory guadalupe gubio guilherme guillermo gumercindo gustav gustavo
   harold harry harvey hector heitor helio heliodoro henrique henry herbert heriberto herman hermenegildo hernan
   higinio hipolito homer homero horace horacio howard hubert hugh hugo humberto ian ignacio igor iker ildefonso ilja
   ira irving isaac isac isaias isidoro isidro ismael israel ivan ivo jacinto jack jackie jacob jacobo jaime jairo
   jake jakob jakub james jamie janis jared jason javier jay jayden jean jeff jefferson jeffery jeffrey jeison
   jeremiah jeremy jermaine jerome jeronimo jerry jesse jessie jesus jhon jhonatan jhonny jim jimmie jimmy joao
   joaquim joaquin jocelyn jody joe joel joey john johnathan johnnie johnny jon jonas jonathan jonathon jordan jordi
   jorge jose josep joseph josh joshua josue jovany jovino juan julian julio julius justin juvenal karl kay keith
   kelly kelvin ken kenneth kenny kent kerry kevin kirk kleber klever konstantin kornel kristian kristopher kurt kyle
   ladislau lance larry lars laureano laurence lawrence leandro leland leo leon leonard leonardo leonidas leopold
   leopoldo leroy leslie lester levi lewis liam lionel lisandro lloyd lonnie loren lorenzo louis lourenco lowell luca
   lucas lucca luis lukas luke luther lyle lynn macario mack magnus malcolm manuel marc marcel marcelino marcelo marco
   marcos marcus marek marian mariano mario marion marius mark marlon marshall martim martin marty marvin matej mateo
   mateus matheus mathew mathias mathis matias mats matt matteo matthew maurice mauricio mauro max maxim maximilian
   maximiliano maximino melvin merlin micael michael micheal michele miguel mike milan milciades milo milton mirko
   mitchell modesto mohamed moises morgan morris murilo myron natan nataniel nathan nathanael nathaniel neal neil
   nelson nemesio nicanor nicholas nick nico nicolas nikola nils nino noah nodier noe noel norbert norberto norman
   nuno octavio oliver olmedo omar onesimo onofre orestes oriel orlando orville oscar osiris oskar osvaldo oswaldo
   otis ovidio owen pablo pascual patrice patricio patrick patrik paul paulo pedro perry pete peter philip phillip
   pietro pio plinio plutarco porfirio preston rafael raimundo ralph ramiro ramon randall randolph randy raul ray
   raymond reginald reinaldo renato rene ricardo richard rick rickey ricky rigoberto robert roberto robin roderick
   rodney rodolfo rodrigo rogelio roger roland rolando roldan roman romeo romeu romulo ronald ronnie roosevelt rosario
   rosendo ross roy ruben rudolf rudolph rudy rufus rui ruperto russell ryan salustiano salvador salvatore sam sammy
   samuel sancho sandro santiago saturnino saul scott sean sebastian sebastiao secundino segundo serafin serapio sergi
   sergio seth severin severino shane shannon shaun shawn sheldon sherman sidney silas silverio silvestre simao simon
   simone sirineu sixto spencer stanley stefan stephen steve steven stewart stuart sven sylvester tadeo taylor ted
   teodor teodoro terence terrance terrence terry tertuliano theo theodor theodore thomas tiago tiburcio tim timoteo
   timothy titus tobias todd tom tomas tome tommy toni tony toribio tracy travis trevor tristan troy tyler tyrone
   ulises urbano uriel valentim valentin valerio valter vasco venancio vernon vicente victor victoriano viktor vincent
   virgil virgilio viterbo vito vitor vivian vivien vladimir wade wallace walter warley warren wayne wenceslao wendell
   wesley wilbert wilbur wilfred wilfredo willard william willie willis wilmar wilmer wilson woodrow xavier yago yamil
   yango yeison yesid yovany yuri zacarias zachary zeno zoltan`.split(/\s+/);
